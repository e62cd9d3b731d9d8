"""Every address of the site, over HTTP and websocket."""
