import { type Say, statesOf } from '../catalogue/story.ts'
import { SiteFooter, type SiteFooterProps } from './index.ts'

export default { component: SiteFooter, parameters: { layout: 'fullscreen' } }

const story = statesOf(SiteFooter)

const name = (say: Say) => say('کانون اسلامی', 'Islamic Centre')

function full(say: Say): SiteFooterProps {
  return {
    brand: { name: name(say) },
    about: say(
      'خانه‌ای برای نیایش، آموزش و دیدار خانواده‌های فارسی‌زبان.',
      'A house of prayer, learning and meeting for Persian-speaking families.',
    ),
    phones: [
      {
        label: say('دفتر', 'Office'),
        number: '+1 416 555 0134',
        display: say('۴۱۶ ۵۵۵ ۰۱۳۴', '416 555 0134'),
      },
      {
        label: say('کلاس‌ها', 'Classes'),
        number: '+1 416 555 0178',
        display: say('۴۱۶ ۵۵۵ ۰۱۷۸', '416 555 0178'),
      },
    ],
    email: { label: say('رایانامه', 'E-mail'), address: 'office@example.org' },
    social: (['instagram', 'telegram', 'facebook', 'youtube'] as const).map((kind, at) => ({
      kind,
      label: say(
        ['اینستاگرام', 'تلگرام', 'فیس‌بوک', 'یوتیوب'],
        ['Instagram', 'Telegram', 'Facebook', 'YouTube'],
      )[at] as string,
      href: `https://example.org/${kind}`,
    })),
    place: <p>{say('تورنتو، خیابان نمونه، شماره ۱۲', '12 Example Street, Toronto')}</p>,
    donate: { label: say('کمک مالی', 'Donate'), href: say('/fa/donate', '/ca/donate') },
    copyright: say('© ۱۴۰۵ کانون اسلامی', '© 2026 Islamic Centre'),
    registration: say('شماره ثبت خیریه: ۱۲۳۴', 'Charity registration: 1234'),
    labels: {
      contact: say('تماس', 'Contact'),
      social: say('شبکه‌های اجتماعی', 'Social media'),
      place: say('نشانی', 'Address'),
    },
  }
}

export const Full = story(full, { parameters: { sheet: { width: 1200 } } })

export const Phone = story(full, { parameters: { sheet: { width: 360 } } })

export const OnePhone = story((say) => ({
  brand: { name: name(say) },
  copyright: full(say).copyright,
  labels: full(say).labels,
  phones: full(say).phones?.slice(0, 1) ?? [],
  ornament: false,
}))

/** Before an editor has written anything about the centre. */
export const Bare = story(
  (say) => ({
    brand: { name: name(say) },
    donate: full(say).donate,
    copyright: full(say).copyright,
    labels: full(say).labels,
  }),
  { parameters: { sheet: { width: 1200 } } },
)

export const LongWordsOnAPhone = story(
  (say) => ({
    ...full(say),
    brand: {
      name: say('کانون اسلامی و فرهنگی فارسی‌زبانان انتاریو', 'Islamic and Cultural Centre of Ontario'),
    },
    email: {
      label: say('رایانامه دفتر', 'E-mail of the office'),
      address: 'office.of.the.centre@institutionalisation.example.org',
    },
  }),
  { parameters: { sheet: { width: 360 } } },
)
