"""The Harbour: for Istanbul: a pier, a ferry, a porter, and the question what becomes of a fish."""
