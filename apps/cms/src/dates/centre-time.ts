/** The zone of the centre, in which the panel reads and shows every time. */
export const centreZone = 'America/Toronto'

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: centreZone,
  calendar: 'iso8601',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** What the clock of the centre shows. */
export interface ClockTime {
  /** `2026-11-23` */
  date: string
  /** `18:30` */
  time: string
}

export function clockTimeOf(instant: Date): ClockTime {
  const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, value]))
  const text = (...types: Intl.DateTimeFormatPartTypes[]) => types.map((it) => parts.get(it) ?? '')
  return { date: text('year', 'month', 'day').join('-'), time: text('hour', 'minute').join(':') }
}

const minuteMs = 60_000

/** The difference of the clock of the centre to UTC at a moment. */
function offsetAt(instant: Date) {
  const { date, time } = clockTimeOf(instant)
  return Date.parse(`${date}T${time}Z`) - Math.floor(instant.getTime() / minuteMs) * minuteMs
}

/**
 * The moment at which the clock of the centre shows that time. Of an hour that comes twice in autumn it is the first;
 * what is skipped in spring is an hour later.
 */
export function instantOf({ date, time }: ClockTime): Date {
  const asUtc = Date.parse(`${date}T${time}Z`)
  const dayBefore = asUtc - offsetAt(new Date(asUtc - 24 * 60 * minuteMs))
  const dayAfter = asUtc - offsetAt(new Date(asUtc + 24 * 60 * minuteMs))
  const shows = (instant: number) => new Date(instant).getTime() + offsetAt(new Date(instant)) === asUtc
  return new Date(shows(dayBefore) || !shows(dayAfter) ? dayBefore : dayAfter)
}

/** What the clock of the centre does with a time of that day: it skips it in spring, or shows it twice in autumn. */
export function clockChangeAt(shown: ClockTime): 'skipped' | 'repeated' | undefined {
  const { date, time } = clockTimeOf(instantOf(shown))
  if (date !== shown.date || time !== shown.time) return 'skipped'
  const hourLater = clockTimeOf(new Date(instantOf(shown).getTime() + 60 * minuteMs))
  return hourLater.date === date && hourLater.time === time ? 'repeated' : undefined
}
