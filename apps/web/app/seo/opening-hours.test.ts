import { expect, test } from 'vitest'
import type { OpeningHours } from '../opening-hours/hours.ts'
import { openingHoursJsonLd } from './opening-hours.server.ts'
import { emptySite } from './site-data.fixture.ts'
import { mosque } from './structured-data.server.ts'

const hour = 60
const working = [{ opens: 10 * hour, closes: 17 * hour }]
const hours: OpeningHours = {
  week: {
    office: [[], working, working, [], [], [], [{ opens: 20 * hour, closes: 26 * hour }]],
    prayerHall: Array.from({ length: 7 }, () => [{ opens: 0, closes: 24 * hour }]),
  },
  exceptions: [
    { from: '2026-12-24', until: '2026-12-26', places: ['office', 'prayerHall'], span: undefined, note: {} },
    {
      from: '2026-12-31',
      until: '2026-12-31',
      places: ['office'],
      span: { opens: 9 * hour, closes: 12 * hour },
      note: {},
    },
  ],
}

test('search engines read weekly hours and those of dates, after midnight and closed all day too', () => {
  expect(openingHoursJsonLd(hours, 'office')).toEqual({
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Tuesday'],
        opens: '10:00',
        closes: '17:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['https://schema.org/Saturday'],
        opens: '20:00',
        closes: '02:00',
      },
    ],
    specialOpeningHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-24',
        validThrough: '2026-12-26',
        opens: '00:00',
        closes: '00:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-31',
        validThrough: '2026-12-31',
        opens: '09:00',
        closes: '12:00',
      },
    ],
  })
})

test('the hours of the centre are those of its prayer hall, and the office is a place in it', () => {
  const centre = mosque(emptySite('ca'), 'Centre', hours)
  expect(centre).toMatchObject({
    openingHoursSpecification: [{ opens: '00:00', closes: '23:59' }],
    specialOpeningHoursSpecification: [{ validFrom: '2026-12-24', opens: '00:00', closes: '00:00' }],
    containsPlace: { '@type': 'Place', name: 'Office', openingHoursSpecification: [{ opens: '10:00' }, {}] },
  })
  expect(mosque(emptySite('ca'), 'Centre')).not.toHaveProperty('openingHoursSpecification')
})
