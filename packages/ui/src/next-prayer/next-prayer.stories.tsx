import { Button } from '../button/index.ts'
import { type Say, statesOf } from '../catalogue/story.ts'
import { NextPrayer, type NextPrayerProps } from './index.ts'

export default { component: NextPrayer }

const story = statesOf(NextPrayer)

const narrow = { parameters: { sheet: { width: 360 } } }

function standard(say: Say): NextPrayerProps {
  return {
    label: say('نماز بعدی', 'Next prayer'),
    place: say('تورنتو', 'Toronto'),
    name: say('اذان مغرب', 'Maghrib'),
    time: say<NextPrayerProps['time']>(
      { display: '۱۷:۰۴', dateTime: '17:04' },
      { display: '5:04', dateTime: '17:04', period: 'p.m.' },
    ),
    remaining: say('یک ساعت و ۱۲ دقیقه مانده', 'in 1 hour 12 minutes'),
    dates: [
      { calendar: say('میلادی', 'Gregorian'), display: say('۲۱ نوامبر ۲۰۲۶', '21 November 2026') },
      { calendar: say('شمسی', 'Solar Hijri'), display: say('۳۰ آبان ۱۴۰۵', '30 Aban 1405') },
      {
        calendar: say('قمری', 'Lunar Hijri'),
        display: say('۱۱ جمادی‌الثانی ۱۴۴۸', '11 Jumada al-Thani 1448'),
      },
    ],
  }
}

export const Standard = story(standard, narrow)

/** Before the browser has told the time. */
export const Waiting = story(
  (say) => ({ ...standard(say), name: undefined, time: null, remaining: undefined }),
  narrow,
)

export const WithoutDates = story(
  (say) => ({ ...standard(say), dates: [], ornament: false, place: undefined }),
  narrow,
)

export const WithAButton = story(
  (say) => ({
    ...standard(say),
    children: <Button variant="secondary">{say('روشن کردن پخش اذان', 'Turn on the call')}</Button>,
  }),
  narrow,
)

export const Wide = story(standard)

export const LongNames = story(
  (say) => ({
    ...standard(say),
    place: say('سنت جان نیوفاندلند و لابرادور', 'St. John’s, Newfoundland and Labrador'),
    name: say('اذان مغرب به افق شهر', 'Maghrib by the horizon of the city'),
  }),
  narrow,
)
