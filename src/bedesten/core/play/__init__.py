"""Games being played and kept: matches, records, scenarios, and the laws every game must keep."""
