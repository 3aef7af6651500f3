import { LinkButton } from '../button/index.ts'
import { longWord, picture } from '../catalogue/samples.ts'
import { type StoryText, statesOf } from '../catalogue/story.ts'
import { Facts } from '../facts/index.ts'
import { LampIcon } from '../icon/signs.tsx'
import { Card, type CardProps } from './index.ts'

export default { component: Card }

const story = statesOf(Card)

const narrow = { parameters: { sheet: { width: 360 } } }

function linked(text: StoryText): CardProps {
  return {
    heading: text('خدمات مذهبی', 'Religious services'),
    href: text('/fa/services', '/ca/services'),
    children: text(
      'عقد، مراسم ختم، مشاوره خانواده و پاسخ به پرسش‌های شرعی.',
      'Marriage, memorials, family counselling and answers to questions of practice.',
    ),
  }
}

const image = (text: StoryText) => (
  <img src={picture(180)} width={1600} height={900} alt={text('تپه‌ها در سپیده‌دم', 'Hills at dawn')} />
)

export const Words = story((text) => ({ ...linked(text), href: undefined }), narrow)

export const Linked = story(linked, narrow)

export const LinkedElsewhere = story(
  (text) => ({ ...linked(text), heading: text('دانشنامه', 'Encyclopaedia'), href: 'https://example.org' }),
  narrow,
)

export const WithSign = story((text) => ({ ...linked(text), ground: 'tint', sign: <LampIcon /> }), narrow)

export const WithPicture = story(
  (text) => ({
    ...linked(text),
    media: image(text),
    meta: text('۳۰ آبان ۱۴۰۵', '21 November 2026'),
    heading: text('جشن میلاد', 'Birthday celebration'),
  }),
  narrow,
)

export const Lead = story((text) => ({
  ...linked(text),
  layout: 'lead',
  media: image(text),
  meta: text('۳۰ آبان ۱۴۰۵', '21 November 2026'),
  heading: text('جشن میلاد', 'Birthday celebration'),
  actions: <LinkButton href="https://example.org">{text('نام‌نویسی', 'Register')}</LinkButton>,
}))

export const CompactWithPicture = story(
  (text) => ({ ...linked(text), layout: 'compact', media: image(text), meta: text('آگهی', 'Advert') }),
  narrow,
)

export const CompactWithSign = story(
  (text) => ({
    ...linked(text),
    layout: 'compact',
    sign: <LampIcon />,
    actions: <LinkButton href="tel:+14165550119">{text('تلفن', 'Call')}</LinkButton>,
  }),
  narrow,
)

export const WithActions = story(
  (text) => ({
    heading: text('کانال ما', 'Our channel'),
    children: text('خبرها را زودتر بخوانید.', 'Read the news first.'),
    actions: <LinkButton href="https://example.org">{text('پیوستن', 'Join')}</LinkButton>,
  }),
  narrow,
)

export const LongHeading = story(
  (text) => ({
    ...linked(text),
    meta: text('آگهی', 'Notice'),
    heading: text(
      'برنامه کامل مراسم ماه محرم و سوگواری سالار شهیدان، همراه با نشانی و ساعت‌ها',
      'The full programme of the mourning ceremonies of Muharram, with addresses and hours',
    ),
  }),
  narrow,
)

export const LongWord = story(
  (text) => ({ ...linked(text), layout: 'compact', media: image(text), heading: longWord(text) }),
  narrow,
)

export const InTheOtherLanguage = story(
  (text) => ({
    ...linked(text),
    media: image(text),
    meta: text('۳۰ آبان ۱۴۰۵', '21 November 2026'),
    written: text({ lang: 'en-CA', dir: 'ltr' }, { lang: 'fa', dir: 'rtl' }),
    heading: text('Discussion circle in English', 'حلقه شعرخوانی فارسی'),
    children: text(
      'For university students and young professionals, every other Wednesday at 7 p.m.',
      'هر دو هفته یک بار، دوشنبه‌ها ساعت ۷ شب، با هم حافظ و سعدی می‌خوانیم.',
    ),
    details: <Facts facts={[[text('مکان', 'Place'), text('کتابخانه', 'Library')]]} />,
  }),
  narrow,
)
