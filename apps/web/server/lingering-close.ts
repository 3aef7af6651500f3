import type { Socket } from 'node:net'

/** A client has so long to close its side. */
const lingerMs = 1000

/**
 * Sends the end of the connection and reads on until the client has closed, too: a socket that is closed with unread
 * input resets the connection, and the client may lose its answer (RFC 9112, 9.6).
 */
export function lingeringClose(socket: Socket) {
  if (socket.writableEnded || socket.destroyed) return
  socket.end()
  socket.resume()
  const timer = setTimeout(() => socket.destroy(), lingerMs)
  socket.once('close', () => clearTimeout(timer))
}

/** Has `node:http` close the connection that way after its last answer. */
export function lingerOnClose(socket: Socket) {
  socket.destroySoon = () => lingeringClose(socket)
}
