import { type StoryText, statesOf } from '../catalogue/story.ts'
import { SiteFooter, type SiteFooterProps } from './index.ts'

export default { component: SiteFooter, parameters: { layout: 'fullscreen' } }

const story = statesOf(SiteFooter)

const name = (text: StoryText) => text('کانون اسلامی', 'Islamic Centre')

function full(text: StoryText): SiteFooterProps {
  return {
    brand: { name: name(text) },
    about: text(
      'خانه‌ای برای نیایش، آموزش و دیدار خانواده‌های فارسی‌زبان.',
      'A house of prayer, learning and meeting for Persian-speaking families.',
    ),
    phones: [
      {
        label: text('دفتر', 'Office'),
        number: '+1 416 555 0134',
        display: text('۴۱۶ ۵۵۵ ۰۱۳۴', '416 555 0134'),
      },
      {
        label: text('کلاس‌ها', 'Classes'),
        number: '+1 416 555 0178',
        display: text('۴۱۶ ۵۵۵ ۰۱۷۸', '416 555 0178'),
      },
    ],
    email: { label: text('رایانامه', 'E-mail'), address: 'office@example.org' },
    social: (['instagram', 'telegram', 'facebook', 'youtube'] as const).map((kind, at) => ({
      kind,
      label: text(
        ['اینستاگرام', 'تلگرام', 'فیس‌بوک', 'یوتیوب'],
        ['Instagram', 'Telegram', 'Facebook', 'YouTube'],
      )[at] as string,
      href: `https://example.org/${kind}`,
    })),
    hours: <p>{text('باز است تا ساعت ۸ شب', 'Open until 8 p.m.')}</p>,
    place: <p>{text('تورنتو، خیابان نمونه، شماره ۱۲', '12 Example Street, Toronto')}</p>,
    donate: { label: text('کمک مالی', 'Donate'), href: text('/fa/donate', '/ca/donate') },
    pages: [
      { label: text('نخستین بار به کانون می‌آیید؟', 'Your first visit'), href: text('/fa/p/a', '/ca/p/a') },
      { label: text('اطلاعیه‌ها', 'Announcements'), href: text('/fa/news', '/ca/news') },
    ],
    copyright: text('© ۱۴۰۵ کانون اسلامی', '© 2026 Islamic Centre'),
    registration: text('شماره ثبت خیریه: ۱۲۳۴', 'Charity registration: 1234'),
    labels: {
      contact: text('تماس', 'Contact'),
      social: text('شبکه‌های اجتماعی', 'Social media'),
      place: text('نشانی', 'Address'),
      pages: text('صفحه‌های دیگر', 'Other pages'),
    },
  }
}

export const Full = story(full, { parameters: { sheet: { width: 1200 } } })

export const Phone = story(full, { parameters: { sheet: { width: 360 } } })

export const OnePhone = story((text) => ({
  brand: { name: name(text) },
  copyright: full(text).copyright,
  labels: full(text).labels,
  phones: full(text).phones?.slice(0, 1) ?? [],
  ornament: false,
}))

/** Without any content of an editor. */
export const Bare = story(
  (text) => ({
    brand: { name: name(text) },
    donate: full(text).donate,
    copyright: full(text).copyright,
    labels: full(text).labels,
  }),
  { parameters: { sheet: { width: 1200 } } },
)

export const LongWordsOnAPhone = story(
  (text) => ({
    ...full(text),
    brand: {
      name: text('کانون اسلامی و فرهنگی فارسی‌زبانان انتاریو', 'Islamic and Cultural Centre of Ontario'),
    },
    email: {
      label: text('رایانامه دفتر', 'E-mail of the office'),
      address: 'office.of.the.centre@institutionalisation.example.org',
    },
  }),
  { parameters: { sheet: { width: 360 } } },
)
