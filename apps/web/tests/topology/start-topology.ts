import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { newDataFolder } from '../../../../tools/data-folder.mjs'
import { freePort } from '../../../../tools/free-port.mjs'
import { createDatabase, initCluster, readyMessage } from '../../../cms/tests/postgres-cluster.ts'
import { environmentFor } from '../../../cms/tests/start-content-server.ts'
import { writeNginxConfiguration } from './nginx-configuration.ts'
import { answers, processOf } from './processes.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The paths of nginx and of Redis or Valkey, and the folder of PostgreSQL's programs. */
    topology: { nginx: string; redis: string; postgres: string }
  }
}

const web = fileURLToPath(new URL('../..', import.meta.url))
const cms = fileURLToPath(new URL('../../../cms', import.meta.url))
const secret = () => randomBytes(32).toString('base64url')
const at = (port: number) => `http://127.0.0.1:${port}`

/** PostgreSQL, Redis, the content server, still empty, two processes of the site, and nginx before them. */
export async function startTopology() {
  const programs = inject('topology')
  const folder = newDataFolder('topology-')
  const cluster = initCluster(programs.postgres)
  const [redisPort, cmsPort, sitePort, cmsProxyPort, innerPort, ...sitePorts] = (await Promise.all(
    Array.from({ length: 7 }, () => freePort()),
  )) as [number, number, number, number, number, number, number]
  const urls = { site: at(sitePort), cms: at(cmsProxyPort), sites: sitePorts.map(at) }
  const shared = { SITE_API_TOKEN: secret(), PREVIEW_SECRET: secret(), WEBHOOK_SECRET: secret() }
  const base = {
    PATH: process.env.PATH ?? '',
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
  }

  const postgres = processOf({
    name: 'PostgreSQL',
    command: cluster.command,
    args: cluster.args,
    ...cluster.asOwner,
    isReady: (said) => said.includes(readyMessage),
  })
  const redis = processOf({
    name: 'Redis',
    command: programs.redis,
    args: ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
    isReady: (said) => said.includes('Ready to accept connections'),
  })
  const dataDir = join(folder, 'cms')
  mkdirSync(dataDir)
  const database = `postgres://postgres@localhost/centre?host=${encodeURIComponent(cluster.folder)}`
  const contentServer = processOf({
    name: 'the content server',
    command: process.execPath,
    args: ['scripts/start.mjs'],
    cwd: cms,
    env: environmentFor(
      {
        demoContent: 'off',
        env: {
          ...shared,
          DATABASE_CLIENT: 'postgres',
          DATABASE_URL: database,
          SITE_ORIGINS: urls.site,
          SITE_WEBHOOK_URL: `${at(innerPort)}/webhooks/content`,
        },
      },
      dataDir,
      cmsPort,
    ),
    isReady: answers(`${at(cmsPort)}/_health`),
  })
  const sites = sitePorts.map((port, number) =>
    processOf({
      name: `site ${number + 1}`,
      command: process.execPath,
      args: ['server/index.ts'],
      cwd: web,
      env: {
        ...base,
        ...shared,
        PORT: String(port),
        PUBLIC_URL: urls.site,
        CMS_URL: at(cmsPort),
        CMS_PUBLIC_URL: urls.cms,
        // A test machine under load is slow, not unavailable.
        CMS_TIMEOUT_MS: '30000',
        REDIS_URL: `redis://127.0.0.1:${redisPort}`,
        TRUSTED_PROXIES: 'loopback',
        CONTENT_CACHE_DIR: join(folder, `site-${number + 1}`),
        PICTURE_CACHE_DIR: join(folder, `pictures-${number + 1}`),
      },
      isReady: answers(`${at(port)}/readyz`),
    }),
  )
  const configuration = writeNginxConfiguration(folder, {
    site: sitePort,
    cms: cmsProxyPort,
    inner: innerPort,
    sites: sitePorts,
    contentServer: cmsPort,
  })
  const nginx = processOf({
    name: 'nginx',
    command: programs.nginx,
    args: ['-p', folder, '-c', configuration],
    // The centre's day, which limits the lifetime of cached pages.
    env: { ...process.env, TZ: 'America/Toronto' },
    isReady: answers(`${urls.site}/favicon.svg`),
  })

  const all = [postgres, redis, contentServer, ...sites, nginx]
  async function stop() {
    for (const it of all.toReversed()) await it.stop()
    for (const made of [folder, cluster.folder]) rmSync(made, { recursive: true, force: true })
  }
  try {
    execFileSync(programs.nginx, ['-t', '-p', folder, '-c', configuration], { stdio: 'pipe' })
    await Promise.all([postgres.start(), redis.start()])
    createDatabase({ binaries: programs.postgres, folder: cluster.folder }, 'centre')
    await contentServer.start()
    await Promise.all(sites.map((it) => it.start()))
    await nginx.start()
  } catch (error) {
    await stop()
    throw error
  }
  return { folder, urls, contentServerUrl: at(cmsPort), postgres, redis, contentServer, sites, nginx, stop }
}
