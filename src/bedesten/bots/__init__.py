"""Those who choose: they get a view and options, never the state."""
