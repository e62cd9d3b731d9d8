"""How long a test waits for what must happen: so long that only something that hangs is taken for hung."""

WITHIN = 300.0  # seconds, on however slow a machine; no test takes that long
