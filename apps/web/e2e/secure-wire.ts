import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { createServer } from 'node:tls'
import { generate } from 'selfsigned'

const day = 24 * 60 * 60 * 1000

const certificate = async (name: string, days: number) => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: name }], {
    notBeforeDate: new Date(Date.now() - 10 * day),
    notAfterDate: new Date(Date.now() + days * day),
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  })
  return { key, cert }
}

/** The content server behind TLS; `authorities` is the path of the CA certificates that a site must trust. */
export async function secureWireTo(target: string, authorities: string) {
  const [valid, expired] = await Promise.all([certificate('valid', 1), certificate('expired', -1)])
  writeFileSync(authorities, [valid.cert, expired.cert, ''].join('\n'))
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const server = createServer(valid, (socket) => {
    const onward = connect(Number(port), hostname)
    onward.on('error', () => socket.destroy())
    socket.on('error', () => undefined)
    socket.on('close', () => onward.destroy())
    socket.pipe(onward).pipe(socket)
  })
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  const present = (certificate: typeof valid) => () => {
    server.setSecureContext(certificate)
    cut()
  }
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    expire: present(expired),
    renew: present(valid),
    stop() {
      server.close()
      cut()
    },
  }
}
