"""The server of one browser: the same house in a web worker, without threads, processes and ports.

`house` is asked and answers as a server would over HTTP and websockets; `store` keeps nothing itself, but has
the browser keep what has changed; `pool` has robots think in other workers (`thinker`)."""
