import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts'
import type { OpeningHours, Place, Span } from '../opening-hours/hours.ts'
import { dayMinutes } from '../opening-hours/instant-at.ts'

type Specification = Exclude<OpeningHoursSpecification, string>

const weekdays = [
  'https://schema.org/Sunday',
  'https://schema.org/Monday',
  'https://schema.org/Tuesday',
  'https://schema.org/Wednesday',
  'https://schema.org/Thursday',
  'https://schema.org/Friday',
  'https://schema.org/Saturday',
] as const satisfies DayOfWeek[]

/** `18:30`. */
const clock = (minutes: number) =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((it) => String(it).padStart(2, '0')).join(':')

/** A whole day ends at 23:59, and a day without opening opens and closes at midnight, as search engines read it. */
function times(span: Span | undefined) {
  if (!span) return { opens: '00:00', closes: '00:00' }
  const isWholeDay = span.closes - span.opens === dayMinutes
  return { opens: clock(span.opens), closes: isWholeDay ? '23:59' : clock(span.closes) }
}

/** The hours of a place for search engines: weekly, and on the dates on which others hold. */
export function openingHoursJsonLd({ week, exceptions }: OpeningHours, place: Place) {
  const spans = (week[place] ?? []).flatMap((day, weekday) => day.map((span) => ({ weekday, span })))
  // Days with the same hours are one specification.
  const groups = Object.values(Object.groupBy(spans, ({ span }) => `${span.opens} ${span.closes}`))
  const weekly = groups.flatMap((group): Specification[] =>
    group?.[0]
      ? [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: group.flatMap(({ weekday }) => weekdays[weekday] ?? []),
            ...times(group[0].span),
          },
        ]
      : [],
  )
  const special = exceptions
    .filter(({ places }) => places.includes(place))
    .map(
      ({ from, until, span }): Specification => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: from,
        validThrough: until,
        ...times(span),
      }),
    )
  return {
    openingHoursSpecification: weekly,
    ...(special.length > 0 ? { specialOpeningHoursSpecification: special } : {}),
  }
}
