"""The whole site as one file: archives and backups."""
