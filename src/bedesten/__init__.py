"""The unofficial digital home of bazaar board games."""

__version__ = "0.1.0"
