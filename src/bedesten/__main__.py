"""`python -m bedesten`: the same as `bedesten`."""

from bedesten.cli.main import main

if __name__ == "__main__":
    raise SystemExit(main())
