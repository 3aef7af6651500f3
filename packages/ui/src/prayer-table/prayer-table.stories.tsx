import { nothing } from '../catalogue/samples.ts'
import { type Say, statesOf } from '../catalogue/story.ts'
import { PrayerTable, type PrayerTableProps } from './index.ts'

export default { component: PrayerTable }

const story = statesOf(PrayerTable)

const clocks = ['05:51', '07:22', '12:03', '16:46', '17:04']

function standard(say: Say): PrayerTableProps {
  const cities = say(
    ['تورنتو', 'همیلتون', 'لندن (انتاریو)', 'کیچنر', 'مونترال'],
    ['Toronto', 'Hamilton', 'London (Ontario)', 'Kitchener', 'Montreal'],
  )
  const times = say(
    ['اذان صبح', 'طلوع آفتاب', 'اذان ظهر', 'غروب آفتاب', 'اذان مغرب'],
    ['Dawn (Fajr)', 'Sunrise', 'Noon (Dhuhr)', 'Sunset', 'Evening (Maghrib)'],
  )
  const persian = (clock: string) => clock.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? digit)
  return {
    columns: cities.map((label, at) => ({ id: String(at), label })),
    rows: times.map((label, row) => ({
      id: String(row),
      label,
      cells: cities.map((_, column) => {
        const [hour = '', minute] = (clocks[row] ?? '').split(':')
        const minutes = String((Number(minute) + column * 3) % 60).padStart(2, '0')
        return {
          display: say(persian(`${hour}:${minutes}`), `${Number(hour) % 12 || 12}:${minutes}`),
          period: say('', Number(hour) < 12 ? 'am' : 'pm'),
          dateTime: `${hour}:${minutes}`,
        }
      }),
    })),
    nextRow: '4',
    note: say('محاسبه به روش جعفری', 'Calculated by the Jafari method'),
    labels: {
      caption: say('اوقات شرعی امروز', 'Prayer times today'),
      time: say('وقت', 'Time'),
      next: say('بعدی', 'Next'),
      choose: (city) => say(`${city} در جلو`, `${city} first`),
    },
  }
}

export const Standard = story(standard, { parameters: { sheet: { width: 960 } } })

export const Choosable = story(
  (say) => ({ ...standard(say), onChoose: nothing, chosen: '2', nextRow: '0' }),
  { parameters: { sheet: { width: 960 } } },
)

/** In the evening: the times before it are over. */
export const Evening = story(
  (say) => {
    const { rows, ...given } = standard(say)
    return { ...given, rows: rows.map((row) => ({ ...row, isOver: row.id !== given.nextRow })) }
  },
  { parameters: { sheet: { width: 960 } } },
)

export const Phone = story((say) => ({ ...standard(say), onChoose: nothing }), {
  parameters: { sheet: { width: 360 } },
})

/** Before the browser has told which row is next, and where a time does not occur. */
export const WithoutNext = story(
  (say) => ({
    ...standard(say),
    nextRow: undefined,
    note: undefined,
    rows: standard(say).rows.map((row, at) => (at === 1 ? { ...row, cells: row.cells.slice(0, 2) } : row)),
  }),
  { parameters: { sheet: { width: 960 } } },
)

export const OneCity = story((say) => ({ ...standard(say), columns: standard(say).columns.slice(0, 1) }), {
  parameters: { sheet: { width: 360 } },
})

export const ThreeCities = story(
  (say) => ({ ...standard(say), columns: standard(say).columns.slice(0, 3) }),
  { parameters: { sheet: { width: 360 } } },
)

export const LongNamesOnAPhone = story(
  (say) => ({
    ...standard(say),
    onChoose: nothing,
    columns: standard(say).columns.map((column) => ({
      ...column,
      label: `${column.label} ${say('و شهرهای پیرامون', 'and neighbouring municipalities')}`,
    })),
  }),
  { parameters: { sheet: { width: 360 } } },
)
