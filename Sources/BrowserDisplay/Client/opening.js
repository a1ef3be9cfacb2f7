// The page's first lines, a script before the modules: they open the connection while the browser reads the rest.

const openSocket = () => new WebSocket(new URL('socket', document.baseURI.replace('http', 'ws')));

// The first connection, until the modules take it.
/** @type {WebSocket | null} */
let firstSocket = openSocket();
