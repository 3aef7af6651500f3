const zone = 'America/Toronto'
const day = 24 * 60 * 60 * 1000

/** Days of the week as `Date` counts them. */
const weekdays = {
  sunday: 0,
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
}

export type Weekday = keyof typeof weekdays

const parts = (instant: Date) => {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value])) as Record<
    string,
    string
  >
}

/** The instant at which a clock in Ontario shows this date and time. */
function instantAt(date: string, time: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`)
  // The first guess misses by the offset of the zone; the second puts a change of the clocks right.
  let guess = wanted
  for (let round = 0; round < 2; round++) {
    const shown = parts(new Date(guess))
    guess +=
      wanted - Date.parse(`${shown.year}-${shown.month}-${shown.day}T${shown.hour}:${shown.minute}:00Z`)
  }
  return new Date(guess)
}

export interface Calendar {
  /** The civil date so many days from today. */
  date(days: number): string
  /** An instant so many days from today, by Ontario's clocks. */
  time(days: number, clock: string): string
  /** The weekday that comes next after today, or so many weeks after that one; negative weeks are past. */
  weekday(weekday: Weekday, weeks: number, clock: string): string
}

/** Dates for the demo content, counted from the day of seeding so that what is to come stays to come. */
export function calendarFrom(now: Date): Calendar {
  const { year, month, day: date } = parts(now)
  const today = Date.parse(`${year}-${month}-${date}T00:00:00Z`)
  const civil = (days: number) => new Date(today + days * day).toISOString().slice(0, 10)
  const time = (days: number, clock: string) => instantAt(civil(days), clock).toISOString()
  const daysTo = (weekday: Weekday) => ((weekdays[weekday] - new Date(today).getUTCDay() + 6) % 7) + 1
  return {
    date: civil,
    time,
    weekday: (weekday, weeks, clock) => time(daysTo(weekday) + weeks * 7, clock),
  }
}
