import { readFileSync } from 'node:fs'

/** Clock ticks a second in `/proc`, which Linux fixes for programs. */
const ticksPerSecond = 100

/** The process and all that it started, as far as they run. */
function processTree(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return [pid, ...(children ? children.split(' ').flatMap((it) => processTree(Number(it))) : [])]
}

/** The seconds of processor that a server has used, with all of its processes, ended ones as well. */
export function processorSeconds(pid: number): number {
  const ticks = processTree(pid).map((it) => {
    // The name of the program stands in brackets and may have spaces; the times are the 12th to the 15th after it.
    const [, fields = ''] = /\) (.*)/.exec(readFileSync(`/proc/${it}/stat`, 'utf8')) ?? []
    return fields
      .split(' ')
      .slice(11, 15)
      .reduce((sum, field) => sum + Number(field), 0)
  })
  return ticks.reduce((sum, it) => sum + it, 0) / ticksPerSecond
}

/** Resident memory and the part of it that is not shared (PSS), in megabytes, of a server with all of its processes. */
export function memoryOf(pid: number): { resident: number; proportional: number } {
  const sum = (field: string) => {
    const kilobytes = processTree(pid).map((it) => {
      const text = readFileSync(`/proc/${it}/smaps_rollup`, 'utf8')
      return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0)
    })
    return Math.round(kilobytes.reduce((all, it) => all + it, 0) / 1024)
  }
  return { resident: sum('Rss'), proportional: sum('Pss') }
}
