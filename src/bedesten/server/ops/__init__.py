"""What keeps the server itself running and visible: logs, metrics, supervised tasks."""
