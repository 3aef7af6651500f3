import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from 'selfsigned'
import { writeNginxConfiguration } from '../../apps/web/tests/topology/nginx-configuration.ts'
import { processOf } from '../../apps/web/tests/topology/processes.ts'
import { freePort } from '../../tools/free-port.mjs'
import { programOf } from '../../tools/programs.mjs'

/** Where a server is reached through nginx. */
export type Served = { url: string; stop: () => Promise<void> }

/**
 * Starts nginx over TLS and HTTP/2 before a server on loopback, with the delivered configuration or another one. Its
 * certificate is signed by itself.
 */
export async function serveBehindNginx(
  port: number,
  sitePort?: number,
  write: typeof writeNginxConfiguration = writeNginxConfiguration,
): Promise<Served> {
  const nginx = programOf(['nginx'])
  if (!nginx) throw new Error('nginx is missing; Debian has it as a package of that name.')
  const folder = mkdtempSync(join(tmpdir(), 'behind-nginx-'))
  const { cert, private: key } = await generate([{ name: 'commonName', value: '127.0.0.1' }])
  const [site = await freePort(), cms, inner] = [sitePort, await freePort(), await freePort()]
  const ports = { site, cms, inner, sites: [port, port], contentServer: port }
  const configuration = write(folder, ports, { cert, key })
  const server = processOf({
    name: 'nginx',
    command: nginx,
    args: ['-p', folder, '-c', configuration],
    env: { ...process.env, TZ: 'America/Toronto' },
    isReady: (log) => log.includes('start worker process'),
  })
  await server.start()
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: `https://127.0.0.1:${site}`, stop }
}
