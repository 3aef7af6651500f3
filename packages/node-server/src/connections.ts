import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { lingerOnClose } from './lingering-close.ts'

/** A connection with this many requests waiting is not read from until they are answered. */
const maxWaiting = 16

type Exchange = { request: IncomingMessage; response: ServerResponse }

export type Connection = {
  socket: Socket
  /** The request that is being answered. */
  current?: Exchange | undefined
  /** The pipelined requests after it. */
  waiting: Exchange[]
}

/**
 * Answers the requests of each connection one after the other: a client that pipelines has at most one request in
 * progress, and none while it does not read its responses.
 */
export function createConnections(server: Server, listener: RequestListener) {
  const open = new Map<Socket, Connection>()
  let isDraining = false
  let isHeld = false
  let lastOpenedAt = 0

  server.on('connection', (socket) => {
    lastOpenedAt = performance.now()
    open.set(socket, { socket, waiting: [] })
    if (isDraining) lingerOnClose(socket)
    socket.once('close', () => open.delete(socket))
  })
  server.on('request', (request, response) => {
    const connection = open.get(request.socket)
    if (!connection) return
    connection.waiting.push({ request, response })
    if (!connection.current) return answerNext(connection)
    if (isDraining) closeWithLastAnswer(connection)
    // The parser resumes its socket after each request, so this waits until the input it has is parsed.
    if (connection.waiting.length === maxWaiting) process.nextTick(limitInput, connection)
  })

  function answerNext(connection: Connection) {
    const { socket, waiting } = connection
    connection.current = undefined
    if (isHeld || !socket.writable) return
    const next = waiting.shift()
    limitInput(connection)
    if (!next) return
    connection.current = next
    next.response.once('close', () => answerNext(connection))
    if (isDraining) closeWithLastAnswer(connection)
    listener(next.request, next.response)
  }

  return {
    open: (): Iterable<Connection> => open.values(),
    count: () => open.size,
    /** Milliseconds since a client last connected. */
    quietFor: () => performance.now() - lastOpenedAt,
    /** From now on each connection is closed after the response to its last request. */
    drain() {
      isDraining = true
      for (const connection of open.values()) {
        lingerOnClose(connection.socket)
        closeWithLastAnswer(connection)
      }
    },
    /** Delays requests until `release`. */
    hold() {
      isHeld = true
    },
    release() {
      isHeld = false
      for (const connection of open.values()) if (!connection.current) answerNext(connection)
    },
  }
}

export type Connections = ReturnType<typeof createConnections>

function limitInput({ socket, waiting }: Connection) {
  if (waiting.length >= maxWaiting) socket.pause()
  else if (waiting.length === 0 && socket.isPaused()) socket.resume()
}

/** A client sends nothing after a response with `Connection: close`, so only the last pipelined request may have it. */
function closeWithLastAnswer({ current, waiting }: Connection) {
  if (!current || current.response.headersSent) return
  const wantsClose = /close/i.test(current.request.headers.connection ?? '')
  current.response.shouldKeepAlive = waiting.length > 0 && !wantsClose
}
