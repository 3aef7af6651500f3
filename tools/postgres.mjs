import { readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { aptAsRoot } from './programs.mjs'
import { run } from './run.mjs'
import { runnable } from './runnable.mjs'
import { step } from './steps.mjs'

/** Debian and Ubuntu keep the server's programs off the PATH, a folder for each version. */
const debianFolder = '/usr/lib/postgresql'
const fixedPlaces = ['/opt/homebrew/opt/postgresql/bin', '/usr/local/opt/postgresql/bin']

function debianPlaces() {
  try {
    const versions = readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a))
    return versions.map((version) => join(debianFolder, version, 'bin'))
  } catch {
    return []
  }
}

const places = () =>
  process.env.POSTGRES_BIN
    ? [process.env.POSTGRES_BIN]
    : [...(process.env.PATH ?? '').split(delimiter), ...debianPlaces(), ...fixedPlaces]

/** The folder with PostgreSQL's programs: POSTGRES_BIN, or one on this machine; none where there is none. */
export const findPostgres = () =>
  places().find((folder) => ['initdb', 'postgres', 'createdb'].every((name) => runnable(join(folder, name))))

/** The path of one of its programs, also where only those of a client are. */
export const postgresProgram = (name) =>
  places()
    .map((folder) => join(folder, name))
    .find(runnable)

/**
 * Installs PostgreSQL where it is missing and can be; without it the tests continue with SQLite, and this is reported.
 */
export async function providePostgres() {
  if (!findPostgres() && aptAsRoot())
    await step('installing PostgreSQL from the Debian packages', async () => {
      await run('apt-get', ['update'])
      await run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'])
    })
  if (!findPostgres())
    process.stdout.write('  - PostgreSQL is not here: the content server is tested on SQLite alone\n')
}
