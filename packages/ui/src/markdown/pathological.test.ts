import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { sample } from '../conformance/sample.ts'
import { pathological } from './pathological.fixture.ts'
import { renderMarkdown } from './render.ts'

const everything = { katex: true, emoji: true, lineNumbers: true, lineHighlight: true, line: '2-4' }

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Work that grows with the text takes twice as much, on a busy machine at times two and a half; a square takes four times. */
const most = 3

/** What takes less than this, in microseconds, is too short to compare. */
const shortest = 3_000

/** This thread's own time, in microseconds: what else the machine does is not in it. */
async function cost(source: string): Promise<number> {
  const before = process.threadCpuUsage()
  const html = await renderMarkdown(source, everything)
  const { user, system } = process.threadCpuUsage(before)
  // A short text never becomes an endless page.
  expect(html.length).toBeLessThan(1_000_000 + 100 * source.length)
  return Math.max(user + system, shortest)
}

/**
 * How much longer twice the text takes. The minimum of several runs is the time of the work itself, since other load
 * only adds. There are several runs only if one is not conclusive, each without the garbage of the previous one.
 */
async function growth(text: string, twice: string): Promise<number> {
  let least = Math.min(await cost(text), await cost(text))
  let leastOfTwice = await cost(twice)
  for (let round = 0; round < 4 && leastOfTwice > most * least; round++) {
    collectGarbage()
    least = Math.min(least, await cost(text))
    collectGarbage()
    leastOfTwice = Math.min(leastOfTwice, await cost(twice))
  }
  return leastOfTwice / least
}

/** Characters; a text of an editor has a few thousand. In shorter ones a square hides behind what grows with the length. */
const long = 25_000
/** Microseconds; in what takes so long, a square shows in a shorter text. */
const costly = 30_000

describe('twice the text takes far less than four times the work, as a square would', () => {
  test.each(sample('pathological', Object.entries(pathological), 20))(
    '%s',
    { timeout: 120_000 },
    async (_name, make) => {
      let n = 500
      while (make(n).length < long && (await cost(make(n))) < costly) n *= 2
      let grown = await growth(make(n), make(2 * n))
      // A compiler that warms up, a cache that fills: these end as the text grows. The square of the work does not.
      for (let again = 0; again < 2 && grown > most; again++) {
        n *= 2
        grown = await growth(make(n), make(2 * n))
      }
      expect(grown).toBeLessThanOrEqual(most)
    },
  )
})
