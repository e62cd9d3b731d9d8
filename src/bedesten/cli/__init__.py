"""The front door: one file per command, and `main`, which knows them by name only.

What a box brings to the command line is `bedesten.cli.<box>` (or `<home>.cli`), a module that may define:

    OPTIONS: dict[str, tuple[type, str]]    options of a setup: `str`, or `bool` for a switch, and its help
    FILES: dict[str, str]                   of them, those that may name a file *.toml: who reads it, as
                                            module:function of the value and the folder it is looked for in
    COMMANDS: list[tuple[str, str, str]]    commands of its own: name, module:thing, help
    SPECS: dict[str, str]                   by the prefix of its rule IDs: the page of docs/rules they are on
    COMPONENTS: str                         the option that a file of components stands for

It imports nothing else: it is read whenever `bedesten` is called.
"""
