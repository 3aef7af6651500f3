// Ports for servers of tests and benches.
import { once } from 'node:events'
import { createServer } from 'node:net'

// Below the ports that systems give to outgoing connections (Linux: 32,768 on), and above those of well-known services.
const first = 12_000
const last = 32_000

/**
 * A port of loopback that no server uses, and that the system gives to no connection while a server starts.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = first + Math.floor(Math.random() * (last - first))
    const probe = createServer()
    try {
      await once(probe.listen(port, '127.0.0.1'), 'listening')
    } catch (error) {
      if (error.code === 'EADDRINUSE') continue
      throw error
    }
    probe.close()
    await once(probe, 'close')
    return port
  }
}
