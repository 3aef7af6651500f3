import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { inThisFolder, type Subject } from './subject.ts'

export type Load = {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

const connections = 32
/** That of pause.lua, in seconds. */
const pause = 0.005
const run = promisify(execFile)

/** As many requests as it answers, by `wrk`, which uses less CPU than what it measures. */
export const fullLoad = (subject: Subject, seconds: number) => load(subject, seconds, [`-c${connections}`])

/** About this many requests a second, with many connections that pause. */
export const givenLoad = (subject: Subject, perSecond: number, seconds: number) =>
  load(subject, seconds, [`-c${Math.round(perSecond * pause)}`, '-s', inThisFolder('pause.lua')])

async function load({ url, encoding }: Subject, seconds: number, options: readonly string[]): Promise<Load> {
  // A slow answer counts by its time, not as none.
  const args = [...options, '-t1', `-d${seconds}s`, '--latency', '--timeout', '10s']
  const { stdout } = await run('wrk', [...args, '-H', `Accept-Encoding: ${encoding}`, url]).catch((cause) => {
    throw new Error('`wrk` did not run; Debian has it as a package of that name.', { cause })
  })
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`Not every request got a response:\n${stdout}`)
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50: milliseconds(/50%\s+([\d.]+\w+)/.exec(stdout)?.[1]),
    p99: milliseconds(/99%\s+([\d.]+\w+)/.exec(stdout)?.[1]),
  }
}

function milliseconds(text = ''): number {
  const [, number, unit = ''] = /^([\d.]+)(\w+)$/.exec(text) ?? []
  return Number(number) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN)
}
