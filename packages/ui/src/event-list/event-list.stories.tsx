import { LinkButton } from '../button/index.ts'
import { longWord } from '../catalogue/samples.ts'
import { type StoryText, statesOf } from '../catalogue/story.ts'
import { EventList, type EventListProps } from './index.ts'

export default { component: EventList }

const story = statesOf(EventList)

function standard(text: StoryText): EventListProps {
  return {
    events: [
      {
        id: '1',
        title: text('کلاس تفسیر', 'Exegesis class'),
        href: text('/fa/events/tafsir', '/ca/events/tafsir'),
        date: { dateTime: '2026-11-29', day: text('۲۹', '29'), month: text('نوامبر', 'Nov') },
        detail: text('ساعت ۱۸:۳۰، کتابخانه', '6:30 p.m., library'),
      },
      {
        id: '2',
        title: text('جشن میلاد', 'Birthday celebration'),
        href: text('/fa/events/milad', '/ca/events/milad'),
        date: { dateTime: '2026-12-05', day: text('۵', '5'), month: text('دسامبر', 'Dec') },
        detail: text('ساعت ۱۹، تالار اصلی', '7 p.m., main hall'),
      },
    ],
  }
}

export const Standard = story(standard)

export const NotLinked = story((text) => ({
  events: standard(text).events.map((event) => ({ ...event, href: undefined, detail: undefined })),
}))

export const LongTitles = story(
  (text) => ({
    events: standard(text).events.map((event) => ({
      ...event,
      title: text(
        'همایش سالانه خانواده‌های مسلمان کانادا با موضوع پرورش فرزندان دوزبانه',
        'Annual conference of Muslim families in Canada on raising bilingual children',
      ),
      detail: text(
        'از ساعت ۹:۳۰ تا ۱۷، تالار بزرگ دانشگاه، همراه با ناهار و نگهداری کودکان',
        '9:30 a.m. to 5 p.m., the great hall of the university, with lunch and child care',
      ),
    })),
  }),
  { parameters: { sheet: { width: 360 } } },
)

export const Lead = story((text) => ({
  hasLead: true,
  events: standard(text).events.map((event, at) => ({
    ...event,
    action: at === 0 && (
      <LinkButton href="https://example.org">{text('افزودن به تقویم', 'Add to calendar')}</LinkButton>
    ),
  })),
}))

export const One = story((text) => ({ events: standard(text).events.slice(0, 1) }))

export const Many = story(
  (text) => ({
    events: Array.from({ length: 4 }, (_, round) =>
      standard(text).events.map((event) => ({ ...event, id: `${round}-${event.id}` })),
    ).flat(),
  }),
  { parameters: { sheet: { width: 360 } } },
)

export const LongWord = story(
  (text) => ({
    events: standard(text).events.map((event) => ({ ...event, title: longWord(text) })),
  }),
  { parameters: { sheet: { width: 360 } } },
)
