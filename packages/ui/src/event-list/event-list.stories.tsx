import { longWord } from '../catalogue/samples.ts'
import { type Say, statesOf } from '../catalogue/story.ts'
import { EventList, type EventListProps } from './index.ts'

export default { component: EventList }

const story = statesOf(EventList)

function standard(say: Say): EventListProps {
  return {
    events: [
      {
        id: '1',
        title: say('کلاس تفسیر', 'Exegesis class'),
        href: say('/fa/events/tafsir', '/ca/events/tafsir'),
        date: { dateTime: '2026-11-29', day: say('۲۹', '29'), month: say('نوامبر', 'Nov') },
        detail: say('ساعت ۱۸:۳۰، کتابخانه', '6:30 p.m., library'),
      },
      {
        id: '2',
        title: say('جشن میلاد', 'Birthday celebration'),
        href: say('/fa/events/milad', '/ca/events/milad'),
        date: { dateTime: '2026-12-05', day: say('۵', '5'), month: say('دسامبر', 'Dec') },
        detail: say('ساعت ۱۹، تالار اصلی', '7 p.m., main hall'),
      },
    ],
  }
}

export const Standard = story(standard)

export const NotLinked = story((say) => ({
  events: standard(say).events.map((event) => ({ ...event, href: undefined, detail: undefined })),
}))

export const LongTitles = story(
  (say) => ({
    events: standard(say).events.map((event) => ({
      ...event,
      title: say(
        'همایش سالانه خانواده‌های مسلمان کانادا با موضوع پرورش فرزندان دوزبانه',
        'Annual conference of Muslim families in Canada on raising bilingual children',
      ),
      detail: say(
        'از ساعت ۹:۳۰ تا ۱۷، تالار بزرگ دانشگاه، همراه با ناهار و نگهداری کودکان',
        '9:30 a.m. to 5 p.m., the great hall of the university, with lunch and child care',
      ),
    })),
  }),
  { parameters: { sheet: { width: 360 } } },
)

export const One = story((say) => ({ events: standard(say).events.slice(0, 1) }))

export const Many = story(
  (say) => ({
    events: Array.from({ length: 4 }, (_, round) =>
      standard(say).events.map((event) => ({ ...event, id: `${round}-${event.id}` })),
    ).flat(),
  }),
  { parameters: { sheet: { width: 360 } } },
)

export const LongWord = story(
  (say) => ({
    events: standard(say).events.map((event) => ({ ...event, title: longWord(say) })),
  }),
  { parameters: { sheet: { width: 360 } } },
)
