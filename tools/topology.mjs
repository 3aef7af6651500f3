// What the test of several processes needs besides PostgreSQL: a proxy, and a server that distributes changes.
import { findPostgres } from './postgres.mjs'
import { aptAsRoot, programOf } from './programs.mjs'
import { run } from './run.mjs'
import { step } from './steps.mjs'

/** The programs of the topology, by path; none where one of them is missing. */
export function findTopology() {
  const nginx = programOf(['nginx'])
  const redis = programOf(['valkey-server', 'redis-server'])
  const postgres = findPostgres()
  return nginx && redis && postgres ? { nginx, redis, postgres } : undefined
}

/** Installs missing programs if possible; without them that test is skipped, and this is reported. */
export async function provideTopology() {
  if (!findTopology() && aptAsRoot())
    await step('installing nginx and Redis from the Debian packages', async () => {
      await run('apt-get', ['update'])
      await run('apt-get', ['install', '-y', '--no-install-recommends', 'nginx', 'redis-server'])
    })
  if (!findTopology())
    process.stdout.write(
      '  - nginx, PostgreSQL and Redis (or Valkey) are not all here: many processes together are not tested\n',
    )
}
