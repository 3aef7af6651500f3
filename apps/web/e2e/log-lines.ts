type Line = { event: string; content?: string; file?: string }

/** The lines of a site's log with this event. */
export const linesOf = (logs: string, event: string): Line[] =>
  logs
    .split('\n')
    .filter((line) => line.includes(`"event":"${event}"`))
    .map((line) => JSON.parse(line))
