import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeBackup, putBack } from './backup/backup-folder.mjs'
import { sqliteDatabase } from './backup/sqlite-database.mjs'
import { backUpDatabase } from './database.mjs'
import { installation } from './installation.mjs'
import { makePrivate } from './private-files.mjs'
import { must } from './run.mjs'
import { startServer } from './servers.mjs'

const folder = mkdtempSync(join(tmpdir(), 'private-files-test-'))
const before = process.umask(0)
beforeAll(() => chmodSync(folder, 0o755))
afterAll(() => {
  process.umask(before)
  rmSync(folder, { recursive: true, force: true })
})

/** The folder, and files and folders below it, that other users may read or change. */
function open(path) {
  const all = [path, ...readdirSync(path, { recursive: true }).map((name) => join(path, name))]
  return all.filter((it) => statSync(it).mode & 0o077)
}

describe('what an installation stores can be read by its owner alone, whatever the umask', {
  tags: ['spec:13.19'],
}, () => {
  test('the data folder, its secrets and the logs of a first start', async () => {
    process.env.DATA_DIR = join(folder, 'new', 'data')
    const { dataDir, cms } = installation({ sitePort: 3000, cmsPort: 1337 })
    delete process.env.DATA_DIR
    const server = startServer({
      ...cms,
      cwd: folder,
      command: process.execPath,
      args: [
        '-e',
        `
      require('fs').writeFileSync(${JSON.stringify(join(dataDir, 'of-the-server'))}, '')
      console.log('started')`,
      ],
    })
    await server.exited
    await expect.poll(() => statSync(cms.log).size).toBeGreaterThan(0)
    expect(readdirSync(dataDir)).toContain('of-the-server')
    expect(readdirSync(dataDir)).toContain('secrets.env')
    expect(open(dataDir)).toEqual([])
    expect(process.umask()).toBe(0)
  })

  test('an existing installation that was open to others is closed at the next start', () => {
    const dataDir = join(folder, 'old')
    mkdirSync(join(dataDir, 'public/uploads'), { recursive: true, mode: 0o777 })
    for (const file of ['cms.sqlite', 'public/uploads/picture.png'])
      writeFileSync(join(dataDir, file), '', { mode: 0o666 })
    expect(open(dataDir)).toHaveLength(5)
    makePrivate(dataDir)
    expect(open(dataDir)).toEqual([])
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
    expect(statSync(join(dataDir, 'cms.sqlite')).mode & 0o777).toBe(0o600)
  })

  test('a backup of open files, what is restored from it, and the copy before fresh content', async () => {
    const dataDir = join(folder, 'backed-up')
    mkdirSync(join(dataDir, 'public/uploads'), { recursive: true })
    writeFileSync(join(dataDir, 'public/uploads/picture.png'), 'picture', { mode: 0o666 })
    const file = join(dataDir, 'cms.sqlite')
    await must('Making a database', process.execPath, [
      '-e',
      `new (require('node:sqlite').DatabaseSync)(${JSON.stringify(file)}).exec('CREATE TABLE page (title TEXT)')`,
    ])
    chmodSync(file, 0o666)
    const into = join(folder, 'backups')
    expect(open(join(backUpDatabase(file, into), '..'))).toEqual([])

    process.umask(0o077)
    const database = sqliteDatabase(file)
    const now = new Date('2026-01-01T00:00:00Z')
    const { folder: from } = await makeBackup({ database, dataDir, into, now })
    expect(open(into)).toEqual([])
    await putBack({ database, dataDir, from, now })
    process.umask(0)
    expect(open(join(dataDir, 'public/uploads'))).toEqual([])
    expect(statSync(file).mode & 0o077).toBe(0)
  })

  test('a file in the place of the data folder is reported in one message with what to do', () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    expect(() => makePrivate(file)).toThrow(/^The data folder cannot be used: [\s\S]+DATA_DIR=/)
  })
})
