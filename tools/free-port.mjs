// Ports for servers of tests and benches.
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:net'

// Below the ports that systems give to outgoing connections (Linux: 32,768 on), and above those of well-known services.
const usual = { first: 12_000, last: 32_000 }

/** Whether a socket gets its port: another program may have it. */
async function isOpened(socket) {
  try {
    await once(socket, 'listening')
    return true
  } catch (error) {
    if (error.code === 'EADDRINUSE') return false
    throw error
  }
}

/**
 * Reserves a port until this process ends: a server takes seconds to start, and another process could choose its port meanwhile. What
 * is reserved is the port of UDP, which no server here uses.
 */
async function reserve(port) {
  const reservation = createSocket('udp4')
  reservation.bind({ port, address: '127.0.0.1', exclusive: true })
  if (!(await isOpened(reservation))) return false
  reservation.unref()
  return true
}

/**
 * A port of loopback that no server uses, that the system gives to no connection while a server starts, and that no other
 * process gets from this function while this one runs.
 * @param {{ first: number, last: number }} range
 * @returns {Promise<number>}
 */
export async function freePort({ first, last } = usual) {
  for (;;) {
    const port = first + Math.floor(Math.random() * (last - first))
    if (!(await reserve(port))) continue
    const probe = createServer().listen(port, '127.0.0.1')
    if (!(await isOpened(probe))) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
}
