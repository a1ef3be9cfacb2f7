// The page's first lines, a script before the modules: they open the connection while the browser reads the rest.

// A server for many visitors tells the app, which begins with it when the visitor comes back (`VisitorSession`).
document.cookie = `time-zone=${Intl.DateTimeFormat().resolvedOptions().timeZone};Path=/;Max-Age=31536000;SameSite=Lax`;

const openSocket = () => new WebSocket(new URL('socket', document.baseURI.replace('http', 'ws')));

// The first connection, until the modules take it.
/** @type {WebSocket | null} */
let firstSocket = openSocket();
