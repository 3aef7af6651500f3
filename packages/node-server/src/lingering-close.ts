import type { Socket } from 'node:net'

/** The time a client has to close its side. */
const lingerMs = 1000

/**
 * Half-closes the connection and reads until the client has closed, too: closing a socket with unread input resets the
 * connection, and the client may lose its response (RFC 9112, 9.6).
 */
export function lingeringClose(socket: Socket) {
  if (socket.writableEnded || socket.destroyed) return
  socket.end()
  socket.resume()
  const timer = setTimeout(() => socket.destroy(), lingerMs)
  socket.once('close', () => clearTimeout(timer))
}

/** Makes `node:http` close the connection that way after its last response. */
export function lingerOnClose(socket: Socket) {
  socket.destroySoon = () => lingeringClose(socket)
}
