// Ports for tests of `npm start`.
import { once } from 'node:events'
import { createServer } from 'node:net'
import { freePort } from './free-port.mjs'

/** A port of loopback that is in use until it is released. */
export async function holdPort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: String(server.address().port), release: () => server.close() }
}

/** The variables that give both servers a free port each. */
export const freePorts = async () => ({
  SITE_PORT: String(await freePort()),
  CMS_PORT: String(await freePort()),
})
