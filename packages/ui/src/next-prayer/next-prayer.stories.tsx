import { Button } from '../button/index.ts'
import { type StoryText, statesOf } from '../catalogue/story.ts'
import { NextPrayer, type NextPrayerProps } from './index.ts'

export default { component: NextPrayer }

const story = statesOf(NextPrayer)

const narrow = { parameters: { sheet: { width: 360 } } }

function standard(text: StoryText): NextPrayerProps {
  return {
    label: text('نماز بعدی', 'Next prayer'),
    place: text('تورنتو', 'Toronto'),
    name: text('اذان مغرب', 'Maghrib'),
    time: text<NextPrayerProps['time']>(
      { display: '۱۷:۰۴', dateTime: '17:04' },
      { display: '5:04', dateTime: '17:04', period: 'p.m.' },
    ),
    remaining: text('یک ساعت و ۱۲ دقیقه مانده', 'in 1 hour 12 minutes'),
    dates: [
      { calendar: text('میلادی', 'Gregorian'), display: text('۲۱ نوامبر ۲۰۲۶', '21 November 2026') },
      { calendar: text('شمسی', 'Solar Hijri'), display: text('۳۰ آبان ۱۴۰۵', '30 Aban 1405') },
      {
        calendar: text('قمری', 'Lunar Hijri'),
        display: text('۱۱ جمادی‌الثانی ۱۴۴۸', '11 Jumada al-Thani 1448'),
      },
    ],
  }
}

export const Standard = story(standard, narrow)

/** A day of the year, and the times that a table of five leaves out. */
export const WithTheDay = story(
  (text) => ({
    ...standard(text),
    day: <p>{text('شهادت امام', 'Martyrdom of an Imam')}</p>,
    times: [
      { label: text('امساک', 'Imsak'), display: text('۰۵:۴۱', '5:41 am') },
      { label: text('نیمه‌شب شرعی', 'Midnight'), display: text('۲۳:۱۳', '11:13 pm') },
    ],
  }),
  narrow,
)

/** Before hydration, without a time. */
export const Waiting = story(
  (text) => ({ ...standard(text), name: undefined, time: null, remaining: undefined }),
  narrow,
)

export const WithoutDates = story(
  (text) => ({ ...standard(text), dates: [], ornament: false, place: undefined }),
  narrow,
)

export const WithAButton = story(
  (text) => ({
    ...standard(text),
    children: <Button variant="secondary">{text('روشن کردن پخش اذان', 'Turn on the call')}</Button>,
  }),
  narrow,
)

export const Wide = story(standard)

export const LongNames = story(
  (text) => ({
    ...standard(text),
    place: text('سنت جان نیوفاندلند و لابرادور', 'St. John’s, Newfoundland and Labrador'),
    name: text('اذان مغرب به افق شهر', 'Maghrib by the horizon of the city'),
  }),
  narrow,
)
