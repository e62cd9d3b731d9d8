"""Notifications: players are told what waits for them: in their browser, by email, or by a webhook."""
