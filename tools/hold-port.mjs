// Ports for tests of `npm start`.
import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port of loopback that is in use until it is released. */
export async function holdPort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: String(server.address().port), release: () => server.close() }
}

/** The variables that give both servers a free port each. */
export async function freePorts() {
  const ports = [await holdPort(), await holdPort()]
  for (const { release } of ports) release()
  const [SITE_PORT, CMS_PORT] = ports.map(({ port }) => port)
  return { SITE_PORT, CMS_PORT }
}
