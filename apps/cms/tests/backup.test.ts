import { execFile } from 'node:child_process'
import { appendFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { administratorOf, tokenOf } from './administrator.ts'
import { removeData, seededCopy, unusedData } from './data.ts'
import { readState } from './demo-server.ts'
import { read } from './reading.ts'
import { startContentServer } from './start-content-server.ts'

const tools = fileURLToPath(new URL('../../../tools', import.meta.url))
const backups = mkdtempSync(path.join(tmpdir(), 'backups-'))
const content = await seededCopy()
/** After a total loss: another machine, an empty database. */
const elsewhere = unusedData()
let before: Awaited<ReturnType<typeof whatIsThere>>

const run = promisify(execFile)

/** Runs a program of tools/ like an operator, with the environment of a content server. */
const operate = (program: string, args: string[], { dataDir, env }: typeof content) =>
  run(process.execPath, [path.join(tools, program), ...args], {
    env: { ...process.env, DATA_DIR: dataDir, ...env },
  }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  )

const done = { code: 0, output: expect.stringMatching(/backups-|is back/) }

async function whatIsThere(url: string) {
  const files = await read('upload/files?filters[name]=cover-tulips.webp', {}, url)
  const picture = await (await fetch(url + files.body[0].url)).arrayBuffer()
  return { ...(await readState(url)), picture: Buffer.from(picture).toString('base64') }
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
    // Editors continue working meanwhile.
    expect(await operate('backup.mjs', [backups, '--keep', '3'], content)).toEqual(done)
    const refused = await operate('restore.mjs', [backup(), '--yes'], content)
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('Stop it, and restore again') })
  } finally {
    await server.stop()
  }
})

afterAll(() => {
  for (const data of [content, elsewhere]) removeData(data)
  rmSync(backups, { recursive: true })
})

it('A backup of a running server is complete when restored after a total loss', {
  tags: ['spec:12.11'],
}, async () => {
  expect(before.totals['upload/files']).toBeGreaterThan(10)
  expect(await operate('restore.mjs', [backup(), '--yes'], elsewhere)).toEqual(done)
  const server = await startContentServer({ demoContent: 'off', ...elsewhere })
  try {
    expect(await whatIsThere(server.url)).toEqual(before)
    // The administrator is restored as well.
    expect(await tokenOf(server.url)).toBeTruthy()
  } finally {
    await server.stop()
  }
})

it('The previous data is preserved in a folder when a backup replaces it', {
  tags: ['spec:12.11'],
}, async () => {
  expect(await operate('restore.mjs', [backup(), '--yes'], content)).toEqual(done)
  const [aside] = readdirSync(content.dataDir).filter((it) => it.startsWith('before-restore-'))
  const preserved = readdirSync(path.join(content.dataDir, aside ?? ''))
  expect(preserved).toContain(inject('cluster') ? 'database.sql' : 'cms.sqlite')
  expect(preserved).toContain('uploads')
})

it('A full disk leaves everything unchanged', { tags: ['spec:12.11'] }, async () => {
  const files = () => readdirSync(content.dataDir, { recursive: true }).toSorted()
  const before = files()
  const { env, dataDir } = content
  // Limits files to 100 kilobytes, like a full disk.
  const command = [process.execPath, path.join(tools, 'restore.mjs'), backup(), '--yes']
  const result = await run('sh', ['-c', 'ulimit -f 200 && exec "$@"', 'sh', ...command], {
    env: { ...process.env, DATA_DIR: dataDir, ...env },
  }).catch((error) => error)
  expect(result).toMatchObject({ code: 1, stderr: expect.stringContaining('nothing was changed') })
  expect(files()).toEqual(before)
})

it('Without a terminal there is no prompt, and nothing is replaced', { tags: ['spec:12.11'] }, async () => {
  const result = await operate('restore.mjs', [backup()], content)
  expect(result).toMatchObject({ code: 1, output: expect.stringContaining('add --yes to agree') })
})

it('A corrupt backup is refused before anything is changed', { tags: ['spec:12.11'] }, async () => {
  const [file] = readdirSync(path.join(backup(), 'uploads'))
  appendFileSync(path.join(backup(), 'uploads', file ?? ''), 'x')
  const asides = () => readdirSync(content.dataDir).filter((it) => it.startsWith('before-restore-')).length
  const count = asides()
  const result = await operate('restore.mjs', [backup(), '--yes'], content)
  expect(result).toMatchObject({
    code: 1,
    output: expect.stringContaining('damaged, and nothing was changed'),
  })
  expect(result.output).toContain(file)
  expect(asides()).toBe(count)
  expect(existsSync(path.join(content.dataDir, 'public/uploads'))).toBe(true)
})
