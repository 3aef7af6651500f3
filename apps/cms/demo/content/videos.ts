import type { Calendar } from '../seed/calendar'
import { picture, type Section } from './entry'

interface Video {
  slug: string
  url: string
  cover: string
  /** Counted from the day of seeding, negative. */
  day: (on: Calendar) => number
  fa: [title: string, description: string]
  en: [title: string, description: string]
}

const videos: Video[] = [
  {
    slug: 'a-walk-through-the-centre',
    url: 'https://www.youtube.com/watch?v=DEMO0000001',
    cover: 'banner-courtyard',
    day: () => -20,
    fa: ['گشتی در کانون', 'از شبستان تا کتابخانه و حیاط، در چهار دقیقه. نشانی این ویدئو نمونه است.'],
    en: [
      'A walk through the centre',
      'From the prayer hall to the library and the yard, in four minutes. The address of this video is a sample.',
    ],
  },
  {
    slug: 'how-to-read-the-timetable',
    url: 'https://www.aparat.com/v/demo002',
    cover: 'cover-dawn',
    day: () => -41,
    fa: [
      'راهنمای جدول اوقات شرعی',
      'هر ستون جدول چه می‌گوید و زمان‌ها چگونه حساب می‌شود. نشانی این ویدئو نمونه است.',
    ],
    en: [
      'How to read the prayer timetable',
      'What each column says and how the times are calculated. The address of this video is a sample.',
    ],
  },
  {
    slug: 'calligraphy-first-steps',
    url: 'https://vimeo.com/100000003',
    cover: 'cover-inkwell',
    day: () => -66,
    fa: ['نخستین گام‌های خوشنویسی', 'قلم، دوات و نشستن درست؛ پیش‌درآمد کارگاه. نشانی این ویدئو نمونه است.'],
    en: [
      'First steps in calligraphy',
      'Pen, ink and posture: a taste of the workshop. The address of this video is a sample.',
    ],
  },
  {
    slug: 'an-evening-with-the-quran',
    url: 'https://www.youtube.com/watch?v=DEMO0000004',
    cover: 'photo-library-quran',
    // After the event that it shows.
    day: () => -12,
    fa: ['گزارش محفل انس با قرآن', 'گزیده‌ای از محفل خانوادگی کانون. نشانی این ویدئو نمونه است.'],
    en: [
      'An evening with the Quran',
      'Moments from our family evening. The address of this video is a sample.',
    ],
  },
  {
    slug: 'volunteers-at-the-food-shelf',
    url: 'https://www.aparat.com/v/demo005',
    cover: 'cover-basket',
    day: () => -118,
    fa: [
      'یک روز با داوطلبان سفره مهربانی',
      'چگونه سبدها آماده می‌شود و به دست خانواده‌ها می‌رسد. نشانی این ویدئو نمونه است.',
    ],
    en: [
      'A day with the food shelf volunteers',
      'How the baskets are packed and reach families. The address of this video is a sample.',
    ],
  },
  {
    slug: 'winter-in-the-neighbourhood',
    url: 'https://vimeo.com/100000006',
    cover: 'cover-street',
    day: (on) => on.latest({ month: 2, weekday: 'saturday' }),
    fa: [
      'زمستان در محله',
      'برف‌روبی جلوی خانه همسایگان سالمند به دست نوجوانان کانون. نشانی این ویدئو نمونه است.',
    ],
    en: [
      'Winter in the neighbourhood',
      'Teens of the centre clearing snow for older neighbours. The address of this video is a sample.',
    ],
  },
]

export const videoSection: Section = {
  uid: 'api::video-gallery.video-gallery',
  entries: (on) =>
    videos.map(({ slug, url, cover, day, fa, en }) => ({
      shared: { slug, url, cover: picture(cover), date: on.date(day(on)) },
      fa: { title: fa[0], description: fa[1] },
      en: { title: en[0], description: en[1] },
    })),
}
