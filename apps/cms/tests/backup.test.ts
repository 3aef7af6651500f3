import { execFile } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { administratorOf, tokenOf } from './administrator.ts'
import { removeData, seededCopy, unusedData } from './data.ts'
import { look } from './demo-server.ts'
import { read } from './reading.ts'
import { startContentServer } from './start-content-server.ts'

const tools = fileURLToPath(new URL('../../../tools', import.meta.url))
const backups = mkdtempSync(path.join(tmpdir(), 'backups-'))
const content = await seededCopy()
/** Where everything was lost: another machine, an empty database. */
const elsewhere = unusedData()
let before: Awaited<ReturnType<typeof whatIsThere>>

const run = promisify(execFile)

/** Runs a program of tools/ as an operator does, with the variables of a content server. */
const operate = (program: string, args: string[], { dataDir, env }: typeof content) =>
  run(process.execPath, [path.join(tools, program), ...args], {
    env: { ...process.env, DATA_DIR: dataDir, ...env },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }) => ({ code, said: stdout + stderr }),
  )

const done = { code: 0, said: expect.stringMatching(/backups-|is back/) }

async function whatIsThere(url: string) {
  const files = await read('upload/files?filters[name]=cover-tulips.webp', {}, url)
  const picture = await (await fetch(url + files.body[0].url)).arrayBuffer()
  return { ...(await look(url)), picture: Buffer.from(picture).toString('base64') }
}

const backup = () => {
  const [name] = readdirSync(backups).filter((it) => !it.startsWith('.'))
  if (!name) throw new Error('There is no backup.')
  return path.join(backups, name)
}

beforeAll(async () => {
  const server = await startContentServer({ demoContent: 'off', ...content })
  try {
    await administratorOf(server.url)
    before = await whatIsThere(server.url)
    // Editors go on working meanwhile.
    expect(await operate('backup.mjs', [backups, '--keep', '3'], content)).toEqual(done)
    const refused = await operate('restore.mjs', [backup(), '--yes'], content)
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('Stop it, and restore again') })
  } finally {
    await server.stop()
  }
})

afterAll(() => {
  for (const data of [content, elsewhere]) removeData(data)
  rmSync(backups, { recursive: true })
})

it('What was backed up while the server ran is whole where everything was lost', {
  tags: ['spec:12.11'],
}, async () => {
  expect(before.totals['upload/files']).toBeGreaterThan(10)
  expect(await operate('restore.mjs', [backup(), '--yes'], elsewhere)).toEqual(done)
  const server = await startContentServer({ demoContent: 'off', ...elsewhere })
  try {
    expect(await whatIsThere(server.url)).toEqual(before)
    // The administrator is there as well.
    expect(await tokenOf(server.url)).toBeTruthy()
  } finally {
    await server.stop()
  }
})

it('What is there is kept aside when a backup takes its place', { tags: ['spec:12.11'] }, async () => {
  expect(await operate('restore.mjs', [backup(), '--yes'], content)).toEqual(done)
  const [aside] = readdirSync(content.dataDir).filter((it) => it.startsWith('before-restore-'))
  const kept = readdirSync(path.join(content.dataDir, aside ?? ''))
  expect(kept).toContain(inject('cluster') ? 'database.sql' : 'cms.sqlite')
  expect(kept).toContain('uploads')
})

it('A disk without room leaves everything as it was', { tags: ['spec:12.11'] }, async () => {
  const files = () => readdirSync(content.dataDir, { recursive: true }).toSorted()
  const before = files()
  const { env, dataDir } = content
  // No file may grow beyond 100 kilobytes, as if the disk were full there.
  const asked = [process.execPath, path.join(tools, 'restore.mjs'), backup(), '--yes']
  const answer = await run('sh', ['-c', 'ulimit -f 200 && exec "$@"', 'sh', ...asked], {
    env: { ...process.env, DATA_DIR: dataDir, ...env },
  }).catch((error) => error)
  expect(answer).toMatchObject({ code: 1, stderr: expect.stringContaining('nothing was changed') })
  expect(files()).toEqual(before)
})

it('Nobody is asked without a terminal, and nothing is replaced', { tags: ['spec:12.11'] }, async () => {
  const answer = await operate('restore.mjs', [backup()], content)
  expect(answer).toMatchObject({ code: 1, said: expect.stringContaining('add --yes to agree') })
})

it('A backup that was damaged is refused before anything is touched', { tags: ['spec:12.11'] }, async () => {
  const [file] = readdirSync(path.join(backup(), 'uploads'))
  appendFileSync(path.join(backup(), 'uploads', file ?? ''), 'x')
  const asides = () => readdirSync(content.dataDir).filter((it) => it.startsWith('before-restore-')).length
  const count = asides()
  const answer = await operate('restore.mjs', [backup(), '--yes'], content)
  expect(answer).toMatchObject({ code: 1, said: expect.stringContaining('damaged, and nothing was changed') })
  expect(answer.said).toContain(file)
  expect(asides()).toBe(count)
  expect(existsSync(path.join(content.dataDir, 'public/uploads'))).toBe(true)
})
