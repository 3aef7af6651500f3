import { cities, prayerTimesOn } from '@islamic-centre/prayer-times'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { timetableJson } from './timetable-json.server.ts'

const settings = { method: 'jafari', adjustments: { maghrib: 2 }, hijriOffset: 0, months: [] } as const
const november = { city: 'toronto', month: { year: 2026, month: 11 } } as const

const time = z
  .strictObject({ at: z.iso.datetime(), clock: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/) })
  .nullable()
const schema = z.strictObject({
  city: z.enum(Object.keys(cities) as [string]),
  place: z.strictObject({ latitude: z.number(), longitude: z.number(), timeZone: z.string() }),
  method: z.string(),
  adjustments: z.record(z.string(), z.number()),
  qibla: z.number().min(0).max(360),
  month: z.string().regex(/^\d{4}-\d{2}$/),
  days: z.array(
    z.strictObject({
      date: z.iso.date(),
      hijri: z.strictObject({
        year: z.int(),
        month: z.int().min(1).max(12),
        day: z.int().min(1).max(30),
        declared: z.boolean(),
      }),
      times: z.strictObject({
        imsak: time,
        fajr: time,
        sunrise: time,
        dhuhr: time,
        asr: time,
        sunset: time,
        maghrib: time,
        isha: time,
        midnight: time,
        lastThird: time,
      }),
    }),
  ),
})

test.each(Object.keys(cities) as (keyof typeof cities)[])(
  'a month of %s as JSON has its documented shape',
  (city) => {
    const sent = JSON.parse(JSON.stringify(timetableJson({ ...november, city }, settings)))
    expect(schema.parse(sent).days).toHaveLength(30)
  },
)

test('a day has instants and the clock of the place, with the method and the minutes of the centre', () => {
  const { days, method, qibla } = timetableJson(november, settings)
  const { maghrib } = prayerTimesOn('2026-11-21', cities.toronto, { adjustments: { maghrib: 2 } })
  expect(method).toBe('jafari')
  expect(qibla).toBe(54.5)
  expect(days[20]).toMatchObject({
    date: '2026-11-21',
    times: { imsak: { clock: '05:41' }, maghrib: { at: maghrib?.toISOString(), clock: '17:09' } },
  })
})

test('a Hijri date says whether its month was declared', () => {
  const hijri = (months: Parameters<typeof timetableJson>[1]['months']) =>
    timetableJson(november, { ...settings, months }).days[20]?.hijri
  const calculated = hijri([])
  expect(calculated?.declared).toBe(false)
  const { year, month } = calculated ?? { year: 0, month: 0 }
  const begins = '2026-11-11'
  expect(hijri([{ year, month, begins, calculated: false }])).toEqual({
    year,
    month,
    day: 11,
    declared: true,
  })
})
