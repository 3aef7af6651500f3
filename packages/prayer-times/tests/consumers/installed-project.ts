import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const packageFolder = fileURLToPath(new URL('../../', import.meta.url))

/** Runs a command; returns its output, or throws an error that contains it. */
export function finished(
  command: string,
  args: readonly string[],
  cwd: string,
  env: { TZ?: string } = {},
): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} failed: ${error?.message ?? `${stdout}\n${stderr}`}`)
  return stdout
}

/** Packs the package as it would be published, building it first where the sources are newer. Returns the tarball. */
export function packedTarball(): string {
  if (newest('src') > newest('dist')) finished('pnpm', ['run', 'build'], packageFolder)
  const folder = mkdtempSync(join(tmpdir(), 'prayer-times-pack-'))
  finished('pnpm', ['pack', '--config.ignore-scripts=true', '--pack-destination', folder], packageFolder)
  return join(folder, onlyTarball(folder))
}

/** An empty project with the tarball installed, and adhan from the workspace: no registry is used. */
export function installedProject(tarball: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'prayer-times-consumer-'))
  const vendor = join(folder, 'vendor')
  mkdirSync(vendor)
  const adhan = realpathSync(join(packageFolder, 'node_modules/adhan'))
  finished('npm', ['pack', '--ignore-scripts', '--pack-destination', vendor, adhan], folder)
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'consumer', private: true }))
  const tarballs = [join(vendor, onlyTarball(vendor)), tarball]
  finished(
    'npm',
    ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', ...tarballs],
    folder,
  )
  return folder
}

function onlyTarball(folder: string): string {
  const [file, ...more] = readdirSync(folder).filter((name) => name.endsWith('.tgz'))
  if (file === undefined || more.length > 0) throw new Error(`one tarball was expected in ${folder}`)
  return file
}

/** When a file below a folder of the package was last written; 0 without such a folder. */
function newest(folder: string): number {
  const path = join(packageFolder, folder)
  if (!existsSync(path)) return 0
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Math.max(0, ...files.map(({ parentPath, name }) => statSync(join(parentPath, name)).mtimeMs))
}
