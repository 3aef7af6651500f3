import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, test } from 'vitest'
import { backUpDatabase, requireSoundDatabase } from './database.mjs'
import { freePorts, holdPort } from './hold-port.mjs'
import { lockDataFolder } from './lock-data-folder.mjs'
import { root } from './root.mjs'
import { must } from './run.mjs'
import { secretsOfSite, storeSecrets } from './secrets.mjs'
import { startServer } from './servers.mjs'

const folder = mkdtempSync(join(tmpdir(), 'start-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs `npm start`'s program and returns its output when it ended. */
async function start(args, env) {
  const child = spawn(process.execPath, ['tools/start.mjs', ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data
    })
  const [code] = await once(child, 'close')
  return { code, output }
}

function soundDatabase(name) {
  const file = join(folder, name)
  const database = new DatabaseSync(file)
  database.exec("CREATE TABLE page (title TEXT); INSERT INTO page VALUES ('stored')")
  database.close()
  return file
}

describe('what stops a start is reported in plain words', () => {
  test('a port in use is reported with its server and how to change it', async () => {
    const { port, release } = await holdPort()
    const { code, output } = await start([], { SITE_PORT: port })
    release()
    expect(code).toBe(1)
    expect(output).toContain(`Port ${port} is already in use, and the site needs it.`)
    expect(output).toContain(`SITE_PORT=${Number(port) + 1} npm start`)
    expect(output).not.toMatch(/\n\s+at /)
  })

  test('a port that is no port', async () => {
    const { code, output } = await start([], { CMS_PORT: 'door' })
    expect(code).toBe(1)
    expect(output).toContain('CMS_PORT is "door", which is not a port.')
  })

  test('an unknown argument shows the usage', async () => {
    const { code, output } = await start(['--fresh'], {})
    expect(code).toBe(1)
    expect(output).toContain("Unknown option '--fresh'")
    expect(output).toContain('--fresh-content')
  })

  test('fresh content is refused without a terminal', async () => {
    const { code, output } = await start(['--fresh-content'], await freePorts())
    expect(code).toBe(1)
    expect(output).toContain('add --yes to agree')
  })

  test('a second start on the same data', async () => {
    const dataDir = join(folder, 'held')
    const held = await lockDataFolder(dataDir)
    const { code, output } = await start([], { DATA_DIR: dataDir, ...(await freePorts()) })
    held.release()
    expect(code).toBe(1)
    expect(output).toContain(`Another start is running on ${dataDir}`)
  })

  test('a package that is missing in the registry is not a network failure', async () => {
    const installing = must('Installing the dependencies', process.execPath, [
      '-e',
      "console.error('ERR_PNPM_FETCH_404  GET the registry/nothing: Not Found - 404'); process.exit(1)",
    ])
    await expect(installing).rejects.toThrow('Installing the dependencies failed')
  })

  test('an unavailable network', async () => {
    const installing = must('Installing the dependencies', process.execPath, [
      '-e',
      "console.error('request failed: getaddrinfo ENOTFOUND the registry'); process.exit(1)",
    ])
    await expect(installing).rejects.toThrow('Installing the dependencies needs the network')
  })
})

describe('the database is never lost', () => {
  test('a file that is not a database stops the start and is not changed', async () => {
    const file = join(folder, 'broken.sqlite')
    writeFileSync(file, 'not a database at all, but longer than a header of a hundred bytes. '.repeat(20))
    const before = readFileSync(file)
    await expect(requireSoundDatabase(file)).rejects.toThrow(
      /cannot be read .*not a database[\s\S]*Nothing was changed/,
    )
    expect(readFileSync(file)).toEqual(before)
  })

  test('a damaged database is noticed before the content server opens it', async () => {
    const file = soundDatabase('damaged.sqlite')
    const bytes = readFileSync(file)
    bytes.fill(0xff, 4096)
    writeFileSync(file, bytes)
    await expect(requireSoundDatabase(file)).rejects.toThrow('Nothing was changed')
  })

  test('a sound one, an empty one and none at all may start', async () => {
    await requireSoundDatabase(soundDatabase('sound.sqlite'))
    await requireSoundDatabase(join(folder, 'none.sqlite'))
  })

  test('a backup contains the content of the database', () => {
    const copy = backUpDatabase(soundDatabase('live.sqlite'), join(folder, 'backups'))
    const database = new DatabaseSync(copy)
    expect(database.prepare('SELECT title FROM page').get()).toMatchObject({ title: 'stored' })
    database.close()
  })
})

describe('what a start leaves', () => {
  test('data that a killed start locked can be locked again', async () => {
    const dataDir = join(folder, 'killed')
    const holding = `import { lockDataFolder } from './tools/lock-data-folder.mjs'
      await lockDataFolder(process.argv[1])
      setInterval(() => {}, 1000)
      console.log('held')`
    const child = spawn(process.execPath, ['--input-type=module', '-e', holding, dataDir], { cwd: root })
    await once(child.stdout, 'data')
    await expect(lockDataFolder(dataDir)).rejects.toThrow('Another start is running')
    child.kill('SIGKILL')
    await once(child, 'close')
    const held = await lockDataFolder(dataDir)
    held.release()
  })

  test('the log of the previous start is preserved', async () => {
    const log = join(folder, 'logs/server.log')
    for (const words of ['first', 'second'])
      await startServer({ name: words, command: 'echo', args: [words], log }).exited
    await expect.poll(() => readFileSync(log, 'utf8')).toBe('second\n')
    await expect.poll(() => readFileSync(`${log}.1`, 'utf8')).toBe('first\n')
  })
})

describe('secrets', () => {
  const file = join(folder, 'secrets', 'secrets.env')

  test('are generated once, long, different, and readable only by their owner', () => {
    const secrets = storeSecrets(file)
    expect(new Set(Object.values(secrets)).size).toBe(Object.keys(secrets).length)
    for (const secret of Object.values(secrets)) expect(secret.length).toBeGreaterThan(40)
    expect(statSync(file).mode & 0o077).toBe(0)
    expect(storeSecrets(file)).toEqual(secrets)
  })

  test('an existing one is never replaced when another is added', () => {
    const partial = join(folder, 'partial.env')
    writeFileSync(partial, 'JWT_SECRET=existing-value=with-equals\n')
    const secrets = storeSecrets(partial)
    expect(secrets.JWT_SECRET).toBe('existing-value=with-equals')
    expect(secrets.APP_KEYS).toBeDefined()
  })

  test('the site is given those it shares with the content server, and none that open the content server', () => {
    const secrets = storeSecrets(file)
    const { SITE_API_TOKEN, PREVIEW_SECRET, WEBHOOK_SECRET } = secrets
    expect(secretsOfSite(secrets)).toEqual({ SITE_API_TOKEN, PREVIEW_SECRET, WEBHOOK_SECRET })
    expect(WEBHOOK_SECRET).toBeDefined()
  })

  test('are ignored by git', () => {
    expect(readFileSync(join(root, '.gitignore'), 'utf8')).toContain('.data/')
    expect(existsSync(file)).toBe(true)
  })
})
