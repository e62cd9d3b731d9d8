"""Every message between the server and a client. docs/protocol.md says what they mean."""
