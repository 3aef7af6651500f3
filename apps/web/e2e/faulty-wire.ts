import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

const head = (status: string, length?: number) =>
  `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\nconnection: close\r\n${length === undefined ? '' : `content-length: ${length}\r\n`}\r\n`

const answered =
  (status: string, body: string) =>
  (socket: Socket): void => {
    socket.once('data', () => socket.end(head(status, Buffer.byteLength(body)) + body))
  }

const singles = /^GET \/api\/(about|announcement|banner|main-page|service)\b/
const library = /^GET \/api\/upload\//

/** Like a content server with an empty database: lists have no entries, and single types are missing. */
function answeredByAnEmptyDatabase(socket: Socket): void {
  socket.once('data', (question) => {
    const request = question.toString('latin1')
    const [status, body] = singles.test(request)
      ? ['404 Not Found', { data: null, error: { status: 404, name: 'NotFoundError', message: 'Not Found' } }]
      : library.test(request)
        ? ['200 OK', []]
        : request.startsWith('POST /graphql')
          ? ['200 OK', { data: { sounds: [], anouncements: [], mainPageEvent: null } }]
          : ['200 OK', { data: [], meta: { pagination: { page: 1, pageSize: 100, pageCount: 0, total: 0 } } }]
    const text = JSON.stringify(body)
    socket.end(head(status, Buffer.byteLength(text)) + text)
  })
}

/** The faults of a request to the content server; each gets the socket of the client. */
export const faults = {
  'resets the connection': (socket) => socket.resetAndDestroy(),
  'never answers': (socket) => void socket.resume(),
  'answers one byte a second': (socket) => {
    socket.once('data', () => socket.write(head('200 OK')))
    const drip = setInterval(() => socket.write(' '), 1000)
    socket.on('close', () => clearInterval(drip))
  },
  'answers 500': answered('500 Internal Server Error', '{"data":null,"error":{"status":500}}'),
  'answers 503': answered('503 Service Unavailable', ''),
  'answers what is no JSON': answered('200 OK', '{"data":[{"title":"Half of'),
  'answers in wrong types': answered(
    '200 OK',
    '{"data":{"documentId":5,"title":[],"images":"none"},"meta":7}',
  ),
  'answers in empty lists': answeredByAnEmptyDatabase,
  'answers 50 MB': (socket) => {
    socket.once('data', () => {
      socket.write(`${head('200 OK')}{"data":"`)
      const megabyte = 'x'.repeat(1024 * 1024)
      let left = 50
      const more = () => {
        while (left-- > 0) if (!socket.write(megabyte)) return void socket.once('drain', more)
        socket.end('"}')
      }
      more()
    })
  },
} satisfies Record<string, (socket: Socket) => void>

export type Fault = keyof typeof faults

/** A TCP proxy before the content server; a fault applies at once, also to requests in progress. */
export async function wireTo(target: string) {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let fault: Fault | undefined
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    if (fault) return faults[fault](socket)
    const onward = connect(Number(port), hostname)
    onward.on('error', () => socket.destroy())
    socket.on('close', () => onward.destroy())
    socket.pipe(onward).pipe(socket)
  })
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const own = await listen(0)
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${own}`,
    /** Sets the fault of every request from now on; without a fault requests are forwarded. */
    set(next: Fault | undefined) {
      fault = next
      cut()
    },
    /** Stops listening. */
    async down() {
      server.close()
      cut()
      await once(server, 'close')
    },
    up: () => listen(own),
    stop() {
      server.close()
      cut()
    },
  }
}
