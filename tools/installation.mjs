// The data folder of this installation, and the configuration of its two servers.
import { join, resolve } from 'node:path'
import { portFrom, requireFreePort } from './ports.mjs'
import { makePrivate } from './private-files.mjs'
import { root } from './root.mjs'
import { secretsOfSite, storeSecrets } from './secrets.mjs'
import { StartFailure } from './steps.mjs'

/** The two ports; fails at once if one is invalid or in use. */
export async function freePorts() {
  const sitePort = portFrom('SITE_PORT', 3000)
  const cmsPort = portFrom('CMS_PORT', 1337)
  if (sitePort === cmsPort)
    throw new StartFailure(
      `SITE_PORT and CMS_PORT are both ${sitePort}. Each server needs a port of its own, for example CMS_PORT=${sitePort + 1}.`,
    )
  await requireFreePort(sitePort, 'SITE_PORT', 'the site')
  await requireFreePort(cmsPort, 'CMS_PORT', 'the content server')
  return { sitePort, cmsPort }
}

/**
 * Folders, addresses and environments of the two servers; variables that the caller sets take precedence. Called after
 * `useToolchain`, whose PATH the servers need. The data folder exists afterwards and is private.
 */
export function installation({ sitePort, cmsPort }) {
  const dataDir = resolve(root, process.env.DATA_DIR ?? '.data')
  makePrivate(dataDir)
  const siteUrl = `http://localhost:${sitePort}`
  const cmsUrl = `http://localhost:${cmsPort}`
  const secrets = storeSecrets(join(dataDir, 'secrets.env'))
  const shared = {
    // Compiling what a server loads is a seventh of its start. Exporting the contract fills the content server's part.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
    ...process.env,
    NODE_ENV: 'production',
  }
  return {
    dataDir,
    siteUrl,
    cmsUrl,
    usesSqlite: (process.env.DATABASE_CLIENT ?? 'sqlite') === 'sqlite',
    databaseFile: join(dataDir, 'cms.sqlite'),
    cms: {
      name: 'content server',
      cwd: join(root, 'apps/cms'),
      log: join(dataDir, 'logs/content-server.log'),
      env: {
        DEMO_CONTENT: 'once',
        ...secrets,
        ...shared,
        DATA_DIR: dataDir,
        HOST: '127.0.0.1',
        PORT: String(cmsPort),
        PUBLIC_URL: process.env.CMS_PUBLIC_URL ?? cmsUrl,
        SITE_ORIGINS: process.env.SITE_ORIGINS ?? siteUrl,
        SITE_WEBHOOK_URL: process.env.SITE_WEBHOOK_URL ?? `http://127.0.0.1:${sitePort}/webhooks/content`,
      },
    },
    site: {
      name: 'site',
      cwd: join(root, 'apps/web'),
      log: join(dataDir, 'logs/site.log'),
      env: {
        ...secretsOfSite(secrets),
        // With as many arenas as glibc makes by itself a third of the site's memory is free and not given back.
        MALLOC_ARENA_MAX: '2',
        ...shared,
        HOST: '127.0.0.1',
        PORT: String(sitePort),
        PUBLIC_URL: process.env.SITE_PUBLIC_URL ?? siteUrl,
        CMS_URL: `http://127.0.0.1:${cmsPort}`,
        CMS_PUBLIC_URL: process.env.CMS_PUBLIC_URL ?? cmsUrl,
        CONTENT_CACHE_DIR: process.env.CONTENT_CACHE_DIR ?? join(dataDir, 'content-cache'),
        PICTURE_CACHE_DIR: process.env.PICTURE_CACHE_DIR ?? join(dataDir, 'picture-cache'),
      },
    },
  }
}
