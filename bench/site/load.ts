import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { processorSeconds } from '../content/process-usage.ts'
import { inThisFolder, type Subject } from './subject.ts'

export type Load = {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Milliseconds of processor for a request, which other load of the machine changes little. */
  processor: number
}

const connections = 32
/** That of pause.lua, in seconds. */
const pause = 0.005
const run = promisify(execFile)

/** As many requests as it answers, by `wrk`, which uses less CPU than what it measures. */
const fullLoad = (subject: Subject, seconds: number) => load(subject, seconds, [`-c${connections}`])

/** About this many requests a second, with many connections that pause. */
export const givenLoad = (subject: Subject, perSecond: number, seconds: number) =>
  load(subject, seconds, [`-c${Math.round(perSecond * pause)}`, '-s', inThisFolder('pause.lua')])

/** Measures all of them in turns, after each was warmed up: what else the machine does affects all of them. */
export async function loadInTurns(
  subjects: readonly Subject[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Map<Subject, Load[]>> {
  const loads = new Map<Subject, Load[]>(subjects.map((it) => [it, []]))
  for (const it of subjects) await fullLoad(it, 2)
  for (let round = 0; round < rounds; round++)
    for (const it of subjects) loads.get(it)?.push(await fullLoad(it, seconds))
  return loads
}

export const medianOf = (all: readonly number[]): number =>
  all.toSorted((one, other) => one - other)[all.length >> 1] ?? Number.NaN

/** The median of each value. */
export const medianLoad = (all: readonly Load[]): Load => ({
  perSecond: medianOf(all.map((it) => it.perSecond)),
  p50: medianOf(all.map((it) => it.p50)),
  p99: medianOf(all.map((it) => it.p99)),
  processor: medianOf(all.map((it) => it.processor)),
})

async function load(subject: Subject, seconds: number, options: readonly string[]): Promise<Load> {
  const { url, encoding, pids } = subject
  const used = () => processorSeconds(pids[0] ?? 0)
  const before = used()
  // A slow answer counts by its time, not as none.
  const args = [...options, '-t1', `-d${seconds}s`, '--latency', '--timeout', '10s']
  const { stdout } = await run('wrk', [...args, '-H', `Accept-Encoding: ${encoding}`, url]).catch((cause) => {
    throw new Error('`wrk` did not run; Debian has it as a package of that name.', { cause })
  })
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`Not every request got a response:\n${stdout}`)
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50: milliseconds(/50%\s+([\d.]+\w+)/.exec(stdout)?.[1]),
    processor: ((used() - before) * 1000) / Number(/(\d+) requests in/.exec(stdout)?.[1]),
    p99: milliseconds(/99%\s+([\d.]+\w+)/.exec(stdout)?.[1]),
  }
}

function milliseconds(text = ''): number {
  const [, number, unit = ''] = /^([\d.]+)(\w+)$/.exec(text) ?? []
  return Number(number) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN)
}
