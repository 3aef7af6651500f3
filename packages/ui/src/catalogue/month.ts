import type { MonthlyTimetableProps } from '../monthly-timetable/monthly-timetable.tsx'
import type { StoryText } from './story.ts'

/** December 2026 as an app would pass it: the dates are of `Intl`, the times are invented. */
export function month(text: StoryText): MonthlyTimetableProps {
  const language = text('fa-IR', 'en-CA')
  const days = Array.from({ length: 31 }, (_, at) => new Date(Date.UTC(2026, 11, at + 1, 12)))
  const written = (day: Date, calendar: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`${language}-u-ca-${calendar}`, { timeZone: 'UTC', ...options }).format(day)
  const inCalendar = (day: Date, calendar: string) => ({
    long: written(day, calendar, { day: 'numeric', month: 'long' }),
    short: written(day, calendar, { day: 'numeric', month: 'short' }),
  })
  const number = (value: number) =>
    value.toLocaleString(language, { minimumIntegerDigits: 2, useGrouping: false })
  const first = [
    [5, 48],
    [5, 58],
    [7, 33],
    [12, 7],
    [16, 41],
    [17, 0],
    [23, 24],
  ] as const
  return {
    caption: text('اوقات شرعی تورنتو، دسامبر ۲۰۲۶', 'Prayer times in Toronto, December 2026'),
    columns: [
      { id: 'imsak', long: text('امساک', 'Imsak'), within: 'fajr' },
      { id: 'fajr', long: text('اذان صبح', 'Fajr'), short: text('صبح', 'Fajr') },
      { id: 'sunrise', long: text('طلوع آفتاب', 'Sunrise'), short: text('طلوع', 'Sunrise') },
      { id: 'dhuhr', long: text('اذان ظهر', 'Dhuhr'), short: text('ظهر', 'Dhuhr') },
      { id: 'sunset', long: text('غروب آفتاب', 'Sunset'), short: text('غروب', 'Sunset') },
      { id: 'maghrib', long: text('اذان مغرب', 'Maghrib'), short: text('مغرب', 'Maghrib') },
      { id: 'midnight', long: text('نیمه‌شب شرعی', 'Midnight'), within: 'maghrib' },
    ],
    days: days.map((day, at) => ({
      date: day.toISOString().slice(0, 10),
      weekday: {
        long: written(day, 'gregory', { weekday: 'long' }),
        short: written(day, 'gregory', { weekday: text('narrow', 'short') }),
      },
      day: {
        long: written(day, 'gregory', { day: 'numeric', month: 'long' }),
        short: written(day, 'gregory', { day: 'numeric' }),
      },
      otherDays: [inCalendar(day, 'persian'), inCalendar(day, 'islamic-civil')],
      friday: day.getUTCDay() === 5,
      clocks: first.map(([hour, minute]) => {
        const passed = hour * 60 + minute + Math.floor(at / 2)
        const [hours, minutes] = [Math.floor(passed / 60), passed % 60]
        return {
          display: `${number(hours)}:${number(minutes)}`,
          dateTime: `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`,
        }
      }),
    })),
    note: text('محاسبه به روش جعفری', 'Calculated by the Jafari method'),
    labels: {
      region: text('جدول ماهانه', 'Monthly timetable'),
      day: text('روز', 'Day'),
      today: text('امروز', 'Today'),
    },
  }
}
