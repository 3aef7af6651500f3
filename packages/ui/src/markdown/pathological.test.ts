import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { sample } from '../conformance/sample.ts'
import { pathological } from './pathological.fixture.ts'
import { renderMarkdown } from './render.ts'

const everything = { katex: true, emoji: true, lineNumbers: true, lineHighlight: true, line: '2-4' }

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Linear work takes twice as long for twice the text, up to 2.5 times on a busy machine; quadratic work four times. */
const maxGrowth = 3

/** Shorter times, in microseconds, are too short to compare. */
const shortest = 3_000

/** CPU time of this thread in microseconds, which excludes other load of the machine. */
async function cost(source: string): Promise<number> {
  const before = process.threadCpuUsage()
  const html = await renderMarkdown(source, everything)
  const { user, system } = process.threadCpuUsage(before)
  // The size of the output is limited, too.
  expect(html.length).toBeLessThan(1_000_000 + 100 * source.length)
  return Math.max(user + system, shortest)
}

/**
 * The growth of the time for twice the text. The minimum of several runs is the time of the work itself, since other
 * load only adds. Runs are repeated only if the first is not conclusive, after a garbage collection.
 */
async function growth(text: string, twice: string): Promise<number> {
  let min = Math.min(await cost(text), await cost(text))
  let minOfTwice = await cost(twice)
  for (let round = 0; round < 4 && minOfTwice > maxGrowth * min; round++) {
    collectGarbage()
    min = Math.min(min, await cost(text))
    collectGarbage()
    minOfTwice = Math.min(minOfTwice, await cost(twice))
  }
  return minOfTwice / min
}

/** Characters; an editor writes a few thousand. In shorter texts linear work hides quadratic work. */
const long = 25_000
/** Microseconds; work that takes so long shows quadratic growth in shorter texts. */
const costly = 30_000

describe('twice the text takes far less than four times the work, as a square would', () => {
  test.each(sample('pathological', Object.entries(pathological), 10))('%s', async (_name, make) => {
    let n = 500
    while (make(n).length < long && (await cost(make(n))) < costly) n *= 2
    let grown = await growth(make(n), make(2 * n))
    // The effect of compilation and of caches shrinks as the text grows; quadratic growth does not.
    for (let again = 0; again < 2 && grown > maxGrowth; again++) {
      n *= 2
      grown = await growth(make(n), make(2 * n))
    }
    expect(grown).toBeLessThanOrEqual(maxGrowth)
  })
})
