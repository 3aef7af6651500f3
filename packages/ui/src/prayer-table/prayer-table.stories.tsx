import { nothing } from '../catalogue/samples.ts'
import { type Keyboard, type StoryText, statesOf } from '../catalogue/story.ts'
import { PrayerTable, type PrayerTableProps } from './index.ts'

const keyboard: Keyboard = [
  ['Tab', 'to the names of the cities'],
  ['Enter, Space', 'on a city: puts it first'],
]

export default { component: PrayerTable, parameters: { keyboard } }

const story = statesOf(PrayerTable)

const clocks = ['05:51', '07:22', '12:03', '16:46', '17:04']

function standard(text: StoryText): PrayerTableProps {
  const cities = text(
    ['تورنتو', 'همیلتون', 'لندن (انتاریو)', 'کیچنر', 'مونترال'],
    ['Toronto', 'Hamilton', 'London (Ontario)', 'Kitchener', 'Montreal'],
  )
  const times = text(
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
          display: text(persian(`${hour}:${minutes}`), `${Number(hour) % 12 || 12}:${minutes}`),
          period: text('', Number(hour) < 12 ? 'am' : 'pm'),
          dateTime: `${hour}:${minutes}`,
        }
      }),
    })),
    nextRow: '4',
    note: text('محاسبه به روش جعفری', 'Calculated by the Jafari method'),
    labels: {
      caption: text('اوقات شرعی امروز', 'Prayer times today'),
      time: text('وقت', 'Time'),
      next: text('بعدی', 'Next'),
      choose: (city) => text(`${city} در جلو`, `${city} first`),
    },
  }
}

export const Standard = story(standard, { parameters: { sheet: { width: 960 } } })

export const Choosable = story(
  (text) => ({ ...standard(text), onChoose: nothing, chosen: '2', nextRow: '0' }),
  { parameters: { sheet: { width: 960 } } },
)

/** In the evening: the times before it are over. */
export const Evening = story(
  (text) => {
    const { rows, ...given } = standard(text)
    return { ...given, rows: rows.map((row) => ({ ...row, isOver: row.id !== given.nextRow })) }
  },
  { parameters: { sheet: { width: 960 } } },
)

export const Phone = story((text) => ({ ...standard(text), onChoose: nothing }), {
  parameters: { sheet: { width: 360 } },
})

/** Before hydration no row is next; one time does not occur. */
export const WithoutNext = story(
  (text) => ({
    ...standard(text),
    nextRow: undefined,
    note: undefined,
    rows: standard(text).rows.map((row, at) => (at === 1 ? { ...row, cells: row.cells.slice(0, 2) } : row)),
  }),
  { parameters: { sheet: { width: 960 } } },
)

export const OneCity = story((text) => ({ ...standard(text), columns: standard(text).columns.slice(0, 1) }), {
  parameters: { sheet: { width: 360 } },
})

export const ThreeCities = story(
  (text) => ({ ...standard(text), columns: standard(text).columns.slice(0, 3) }),
  { parameters: { sheet: { width: 360 } } },
)

export const LongNamesOnAPhone = story(
  (text) => ({
    ...standard(text),
    onChoose: nothing,
    columns: standard(text).columns.map((column) => ({
      ...column,
      label: `${column.label} ${text('و شهرهای پیرامون', 'and neighbouring municipalities')}`,
    })),
  }),
  { parameters: { sheet: { width: 360 } } },
)
