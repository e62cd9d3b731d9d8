"""Bots in any language: programs that read lines and write lines. docs/stdio.md describes what they say."""

from bedesten.stdio.bot import StdioBot

__all__ = ["StdioBot"]
