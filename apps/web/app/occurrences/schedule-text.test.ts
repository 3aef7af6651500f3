import { scheduleSchema } from '@islamic-centre/schedule/schedule'
import { expect, test } from 'vitest'
import { scheduleText } from './schedule-text.ts'

const clock = { by: 'clock', time: '19:00' }
const maghrib = (minutes: number) => ({ by: 'prayer', prayer: 'maghrib', minutes })

test.each([
  [{ start: clock }, undefined, undefined],
  [{ start: maghrib(0) }, 'at Evening (Maghrib)', 'اذان مغرب'],
  [
    { start: maghrib(15), repetition: { every: 'week', interval: 1, weekdays: ['TH'] } },
    'Every Thursday, 15 minutes after Evening (Maghrib)',
    'هر پنج‌شنبه، ۱۵ دقیقه پس از اذان مغرب',
  ],
  [
    { start: maghrib(-10), repetition: { every: 'week', interval: 2, weekdays: ['SA', 'MO', 'WE'] } },
    'Every 2 weeks on Monday, Wednesday and Saturday, 10 minutes before Evening (Maghrib)',
    'هر ۲ هفته، شنبه، دوشنبه و چهارشنبه، ۱۰ دقیقه پیش از اذان مغرب',
  ],
  [
    {
      start: clock,
      repetition: { every: 'week', interval: 1, weekdays: ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] },
    },
    'Every day',
    'هر روز',
  ],
  [
    { start: clock, repetition: { every: 'day', interval: 3 }, ends: { after: 12 } },
    'Every 3 days, 12 times',
    'هر ۳ روز، ۱۲ نوبت',
  ],
  [
    { start: clock, repetition: { every: 'month', interval: 1, on: { nth: 2, weekday: 'FR' } } },
    'On the second Friday of every month',
    'هر ماه میلادی، دومین جمعه',
  ],
  [
    {
      start: clock,
      repetition: { every: 'month', interval: 2, on: { day: 15 } },
      ends: { on: '2027-06-30' },
    },
    'On day 15 of every 2 months, until June 30, 2027',
    'هر ۲ ماه میلادی، روز ۱۵، تا ۹ تیر ۱۴۰۶',
  ],
  [
    { start: clock, repetition: { every: 'hijri-year', month: 1, days: { from: 1, to: 10 }, eve: false } },
    '1 to 10 Muharram each year',
    'روزهای ۱ تا ۱۰ محرم هر سال',
  ],
  [
    { start: clock, repetition: { every: 'hijri-year', month: 8, days: { from: 15, to: 15 }, eve: true } },
    'Eve of 15 Sha‘ban each year',
    'شب ۱۵ شعبان هر سال',
  ],
  [
    { start: clock, repetition: { every: 'hijri-month', days: { from: 13, to: 15 }, eve: false } },
    '13 to 15 of each Hijri month',
    'روزهای ۱۳ تا ۱۵ هر ماه قمری',
  ],
])('%o in words', (input, english, persian) => {
  const schedule = scheduleSchema.parse({ first: '2026-11-05', ...input })
  expect(scheduleText('ca', schedule)).toBe(english)
  expect(scheduleText('fa', schedule)).toBe(persian)
})
