import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../tools/free-port.mjs'

/** A server on loopback that is measured. */
export type Subject = {
  name: string
  url: string
  /** The requested encoding: `br`, or `identity`. */
  encoding: 'br' | 'identity'
  /** The processes whose memory is its own. */
  pids: readonly number[]
  stop: () => Promise<void>
}

export const portOf = (url: string): number => Number(new URL(url).port)

export const inThisFolder = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Runs a server of this folder on a free port, and waits until it answers. */
export const serve = (
  { name, encoding = 'identity' }: Pick<Subject, 'name'> & Partial<Pick<Subject, 'encoding'>>,
  script: string,
  {
    path = '/',
    args = [],
    env = {},
  }: { path?: string; args?: readonly string[]; env?: NodeJS.ProcessEnv } = {},
): Promise<Subject> =>
  serveProgram(
    { name, encoding },
    { path, env, args: (port) => [inThisFolder(script), String(port), ...args] },
  )

type Program = {
  /** The arguments of Node.js. */
  args: (port: number) => readonly string[]
  /** The path that is measured, and answers when the server is ready. */
  path: string
  env?: NodeJS.ProcessEnv
  cwd?: string
}

/** Runs a server with Node.js on a free port of loopback, which is also its `PORT`, and waits until it answers. */
export async function serveProgram(
  subject: Pick<Subject, 'name' | 'encoding'>,
  { args, path, env = {}, cwd }: Program,
): Promise<Subject> {
  const port = await freePort()
  const child = spawn(process.execPath, args(port), {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}${path}`
  await answers(url, child)
  return { ...subject, url, pids: child.pid ? [child.pid] : [], stop: () => ended(child) }
}

/** A web server that serves one file, with as many processes as CPU cores. */
export async function serveByNginx(
  name: string,
  encoding: Subject['encoding'],
  folder: string,
  file: string,
): Promise<Subject> {
  const port = await freePort()
  const config = `
    daemon off; worker_processes auto; pid ${folder}/${file}.pid; error_log stderr error;
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; keepalive_requests 1000000; client_body_temp_path ${folder}/body;
      proxy_temp_path ${folder}/p; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
      open_file_cache max=10;
      server {
        listen 127.0.0.1:${port};
        location = / {
          root ${folder}; try_files /${file} =404; default_type text/html;
          ${encoding === 'br' ? 'add_header Content-Encoding br;' : ''}
        }
      }
    }`
  writeFileSync(`${folder}/${file}.conf`, config)
  const child = spawn('/usr/sbin/nginx', ['-c', `${folder}/${file}.conf`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}/`
  await answers(url, child)
  const workers = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
  return {
    name,
    url,
    encoding,
    pids: [child.pid ?? 0, ...workers.trim().split(' ').map(Number)],
    stop: () => ended(child),
  }
}

async function ended(child: ChildProcess) {
  child.kill('SIGTERM')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

async function answers(url: string, child: ChildProcess) {
  for (let tries = 0; tries < 200; tries++) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await ended(child)
  throw new Error(`${url} does not respond.`)
}

/** Memory that is its own and in use, in bytes (`RssAnon` of Linux: shared code of programs is not counted). */
export const memoryOf = ({ pids }: Subject) =>
  pids
    .map((pid) => /RssAnon:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
    .reduce((sum, kilobytes) => sum + Number(kilobytes) * 1024, 0)
