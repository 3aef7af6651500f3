import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { limitLines } from '../src/log/limit-lines'
import { emptyData, removeData } from './data.ts'
import { read } from './reading.ts'
import { startContentServer } from './start-content-server.ts'

describe('A line of the log that repeats', { tags: ['spec:13.14'] }, () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function limited() {
    const lines: unknown[] = []
    return { lines, report: limitLines((line) => lines.push(line)) }
  }

  it('is written at once, and then once a minute with its count', () => {
    const { lines, report } = limited()
    const fault = new Error('select * from posts where id = 1 - no such table: posts')
    for (let second = 0; second < 120; second++) {
      for (let times = 0; times < 10; times++) report(fault)
      vi.advanceTimersByTime(1000)
    }
    expect(lines).toEqual([
      fault,
      `Error: ${fault.message} (repeated within a minute: 599)`,
      `Error: ${fault.message} (repeated within a minute: 600)`,
    ])
  })

  it('is one kind whatever ids, numbers and quoted values it has', () => {
    const { lines, report } = limited()
    report('Message w3k1x is stored, but was not mailed: ECONNREFUSED')
    report('Message p9q2z is stored, but was not mailed: ECONNREFUSED')
    report('select "a" from "posts" where id = 5 limit 7')
    report('select "b" from "pages" where id = 6 limit 8')
    report('Message p9q2z is stored, but was not mailed: ETIMEDOUT')
    expect(lines).toHaveLength(3)
  })

  it('of unbounded kinds has a limited number of lines, which count the rest', () => {
    const { lines, report } = limited()
    const word = (at: number) => String.fromCharCode(97 + (at >> 5), 97 + (at & 15), 97 + ((at >> 4) & 1))
    for (let at = 0; at < 500; at++) report(`fault ${word(at)}`)
    expect(lines).toHaveLength(51)
    vi.advanceTimersByTime(60_000)
    expect(lines.at(-1)).toMatch(/repeated within a minute: 449/)
  })
})

const content = await emptyData()

it.skipIf(content.database)(
  'A database that cannot be read has one line, however many requests fail',
  async () => {
    const server = await startContentServer({ demoContent: 'off', ...content })
    try {
      const database = new DatabaseSync(path.join(content.dataDir, 'cms.sqlite'))
      database.exec('PRAGMA foreign_keys = off; DROP TABLE posts')
      database.close()
      const responses = await Promise.all(Array.from({ length: 20 }, () => read('posts', {}, server.url)))
      expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(500))
      const faults = () => server.logs().match(/(?<=error.*: ).*no such table.*/g) ?? []
      await expect.poll(faults).not.toHaveLength(0)
      // What the server does by itself each minute has another line.
      expect(faults()).toEqual([...new Set(faults())])
    } finally {
      await server.stop()
      removeData(content)
    }
  },
)
