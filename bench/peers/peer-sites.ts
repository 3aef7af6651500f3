import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Subject, serveProgram } from '../site/subject.ts'

const inSites = (path: string) => fileURLToPath(new URL(`sites/${path}`, import.meta.url))

type PeerSite = {
  name: string
  folder: string
  /** What a build writes. */
  output: string
  build: readonly string[]
  start: (port: number) => readonly string[]
}

const next = inSites('node_modules/next/dist/bin/next')

export const peerSites: readonly PeerSite[] = [
  {
    name: 'Next 16',
    folder: inSites('next'),
    output: '.next',
    build: [next, 'build'],
    start: (port) => [next, 'start', '--port', String(port), '--hostname', '127.0.0.1'],
  },
  {
    name: 'Astro 7',
    folder: inSites('astro'),
    output: 'dist',
    build: [inSites('node_modules/astro/bin/astro.mjs'), 'build'],
    start: () => ['dist/server/entry.mjs'],
  },
]

/** `content` is the folder that `writeHomeContent` wrote. */
const environmentOf = (content: string) => ({
  ...process.env,
  NODE_ENV: 'production' as const,
  PEERS_CONTENT: content,
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
})

/** Builds a site for production, from nothing: the build renders pages of the content. */
export async function buildPeer({ folder, build, output }: PeerSite, content: string): Promise<void> {
  rmSync(`${folder}/${output}`, { recursive: true, force: true })
  await promisify(execFile)(process.execPath, build, { cwd: folder, env: environmentOf(content) })
}

/** Starts the built site as its documentation says; `url` is that of a page in a language. */
export const servePeer = (
  { name, folder, start }: PeerSite,
  content: string,
  page: { path: string; name: string },
): Promise<Subject> =>
  serveProgram(
    { name: `${name}, ${page.name}`, encoding: 'identity' },
    { args: start, path: page.path, env: environmentOf(content), cwd: folder },
  )
