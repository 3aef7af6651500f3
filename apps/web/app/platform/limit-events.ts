import { limitRepeats, type Repeats } from '@islamic-centre/node-server/limit-repeats'

type Line = { event: string } & Record<string, unknown>

/** What distinguishes a repeated line from the first; an error has its stack in the first. */
const distinctPart = ({ event: _, err: __, ...part }: Line) => part

function summaryOf({ lines, count }: Repeats<Line>): Line {
  const [first, ...repeated] = lines as [Line, ...Line[]]
  const others = repeated.map(distinctPart).filter((part) => Object.keys(part).length > 0)
  return { ...first, ...(count > 1 && { repeated: count - 1 }), ...(others.length > 0 && { others }) }
}

/**
 * Writes one line for each kind of event and minute: the first with those of the same turn. `repeated` counts those without
 * a line of their own, `others` names some.
 */
export function limitEvents(write: (line: Line) => void) {
  const report = limitRepeats<Line>({
    write: (repeats) => write(summaryOf(repeats)),
    maxKinds: 10,
    schedule: queueMicrotask,
  })
  return (line: Line, kind = '') => report(line, kind, line.event)
}
