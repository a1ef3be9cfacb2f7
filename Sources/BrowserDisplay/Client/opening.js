// The page's first lines, a script before the modules: they open the connection while the browser reads the rest.

function openSocket() {
  const address = new URL('socket', document.baseURI);
  address.protocol = location.protocol.replace('http', 'ws');
  return new WebSocket(address);
}

// The first connection, until the modules take it.
/** @type {WebSocket | null} */
let firstSocket = openSocket();
