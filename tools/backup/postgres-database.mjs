import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { postgresProgram } from '../postgres.mjs'
import { run } from '../run.mjs'
import { StartFailure } from '../steps.mjs'

/** What PostgreSQL's programs read from the environment: arguments could be read by every user of the machine. */
function asVariables(address) {
  const url = new URL(address)
  const given = {
    PGHOST: url.searchParams.get('host') ?? url.hostname,
    PGPORT: url.port,
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    PGSSLMODE: url.searchParams.get('sslmode'),
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value))
}

const whole = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1']
const emptied = ['DROP SCHEMA public CASCADE', 'CREATE SCHEMA public'].flatMap((it) => ['--command', it])
const count = (what) => [
  '--no-psqlrc',
  '--tuples-only',
  '--no-align',
  '--command',
  `SELECT count(*) FROM ${what}`,
]
// PostgreSQL's own processes, such as autovacuum, have sessions in the database too.
const others =
  "pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()"
const tables = "information_schema.tables WHERE table_schema = 'public'"

/** @returns {import('./database-of.mjs').Database} */
export function postgresDatabase(address) {
  const env = { ...process.env, ...asVariables(address) }

  async function call(name, args) {
    const program = postgresProgram(name)
    if (!program)
      throw new StartFailure(
        `PostgreSQL's ${name} is not on this machine. Install its client programs (Debian and Ubuntu: \`sudo apt-get install postgresql-client\`), or name their folder: POSTGRES_BIN=/path/to/bin`,
      )
    const { code, output } = await run(program, args, { env })
    if (code !== 0) throw new StartFailure(`${name} failed:\n${output.trim()}`)
    return output.trim()
  }

  const copyTo = async (file) =>
    void (await call('pg_dump', ['--no-owner', '--no-privileges', `--file=${file}`]))

  return {
    kind: 'postgres',
    file: 'database.sql',
    copyTo,
    /** A server that has just ended leaves its sessions for a moment. */
    async isUsed() {
      for (let tries = 0; tries < 10; tries++) {
        if ((await call('psql', count(others))) === '0') return false
        await delay(300)
      }
      return true
    },
    async putBack(file, aside) {
      const before = join(aside, 'database.sql')
      try {
        if ((await call('psql', count(tables))) !== '0') await copyTo(before)
        await call('psql', [...whole, ...emptied, '--file', file])
      } catch (error) {
        rmSync(before, { force: true })
        throw error
      }
    },
  }
}
