import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import autocannon from 'autocannon'
import type { Subject } from './subject.ts'

export type Load = {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

const connections = 32
const run = promisify(execFile)

/** As many requests as it answers, by `wrk`, which costs less of the machine than what it measures. */
export async function fullLoad({ url, encoding }: Subject, seconds: number): Promise<Load> {
  const asked = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    '-H',
    `Accept-Encoding: ${encoding}`,
  ]
  const { stdout } = await run('wrk', [...asked, url])
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`Not every request was answered:\n${stdout}`)
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50: milliseconds(/50%\s+([\d.]+\w+)/.exec(stdout)?.[1]),
    p99: milliseconds(/99%\s+([\d.]+\w+)/.exec(stdout)?.[1]),
  }
}

/** So many requests a second, however fast it could be; waiting in line counts as time. */
export async function givenLoad(
  { url, encoding }: Subject,
  perSecond: number,
  seconds: number,
): Promise<Load> {
  const { errors, non2xx, requests, latency } = await autocannon({
    url,
    connections,
    duration: seconds,
    overallRate: Math.round(perSecond),
    headers: { 'Accept-Encoding': encoding },
  })
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} requests to ${url} failed.`)
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 }
}

function milliseconds(text = ''): number {
  const [, number, unit = ''] = /^([\d.]+)(\w+)$/.exec(text) ?? []
  return Number(number) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN)
}
