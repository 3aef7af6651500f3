import { LinkButton } from '../button/index.ts'
import { longWord, picture } from '../catalogue/samples.ts'
import { type Say, statesOf } from '../catalogue/story.ts'
import { LampIcon } from '../icon/signs.tsx'
import { Card, type CardProps } from './index.ts'

export default { component: Card }

const story = statesOf(Card)

const narrow = { parameters: { sheet: { width: 360 } } }

function linked(say: Say): CardProps {
  return {
    heading: say('خدمات مذهبی', 'Religious services'),
    href: say('/fa/services', '/ca/services'),
    children: say(
      'عقد، مراسم ختم، مشاوره خانواده و پاسخ به پرسش‌های شرعی.',
      'Marriage, memorials, family counselling and answers to questions of practice.',
    ),
  }
}

const image = (say: Say) => (
  <img src={picture(180)} width={1600} height={900} alt={say('تپه‌ها در سپیده‌دم', 'Hills at dawn')} />
)

export const Words = story((say) => ({ ...linked(say), href: undefined }), narrow)

export const Linked = story(linked, narrow)

export const LinkedElsewhere = story(
  (say) => ({ ...linked(say), heading: say('دانشنامه', 'Encyclopaedia'), href: 'https://example.org' }),
  narrow,
)

export const WithSign = story((say) => ({ ...linked(say), ground: 'tint', sign: <LampIcon /> }), narrow)

export const WithPicture = story(
  (say) => ({
    ...linked(say),
    media: image(say),
    meta: say('۳۰ آبان ۱۴۰۵', '21 November 2026'),
    heading: say('جشن میلاد', 'Birthday celebration'),
  }),
  narrow,
)

export const Row = story((say) => ({
  ...linked(say),
  layout: 'row',
  media: image(say),
  heading: say('کتاب تازه', 'A new book'),
}))

export const WithActions = story(
  (say) => ({
    heading: say('کانال ما', 'Our channel'),
    children: say('خبرها را زودتر بخوانید.', 'Read the news first.'),
    actions: <LinkButton href="https://example.org">{say('پیوستن', 'Join')}</LinkButton>,
  }),
  narrow,
)

export const LongHeading = story(
  (say) => ({
    ...linked(say),
    meta: say('آگهی', 'Notice'),
    heading: say(
      'برنامه کامل مراسم ماه محرم و سوگواری سالار شهیدان، همراه با نشانی و ساعت‌ها',
      'The full programme of the mourning ceremonies of Muharram, with addresses and hours',
    ),
  }),
  narrow,
)

export const LongWord = story(
  (say) => ({ ...linked(say), layout: 'row', media: image(say), heading: longWord(say) }),
  narrow,
)
