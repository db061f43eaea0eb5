"""The wire: what goes over sockets and HTTP, as types."""
