import type { Calendar } from '../seed/calendar'
import { picture, type Section } from './entry'

interface Album {
  slug: string
  /** Counted from the day of seeding, negative. */
  day: (on: Calendar) => number
  images: string[]
  allowDownload?: true
  fa: [title: string, description: string]
  en: [title: string, description: string]
}

const albums: Album[] = [
  {
    slug: 'tiles-of-the-hall',
    day: () => -20,
    images: ['photo-tiles-turquoise', 'photo-tiles-night', 'photo-tiles-brick', 'photo-tiles-paper'],
    fa: ['کاشی‌های شبستان', 'چهار نقش از دیوارهای کانون؛ ستاره‌های هشت‌پر و دوازده‌پر به روش استادان قدیم.'],
    en: [
      'The tiles of the hall',
      'Four patterns from the centre’s walls: stars of eight and twelve points, laid out as the old masters did.',
    ],
  },
  {
    slug: 'winter-at-the-centre',
    day: (on) => on.latest({ month: 1, weekday: 'sunday' }),
    images: ['photo-winter-morning', 'photo-winter-street', 'photo-winter-lake', 'photo-winter-dusk'],
    fa: ['زمستان در کانون', 'از نخستین برف تا پیاده‌روی خانواده‌ها کنار دریاچه.'],
    en: ['Winter at the centre', 'From the first snow to the families’ walk by the lake.'],
  },
  {
    slug: 'nights-of-light',
    day: (on) => on.latest({ islamicMonth: 'Ramadan' }),
    images: ['photo-night-lanterns', 'photo-night-arcade', 'photo-night-table', 'photo-night-crescent'],
    fa: ['شب‌های روشن', 'فانوس‌ها، سفره افطار و چشم‌به‌راهی هلال ماه.'],
    en: ['Nights of light', 'Lanterns, the table of iftar and the wait for the crescent.'],
  },
  {
    slug: 'the-library',
    // After the event that reopened it.
    day: () => -34,
    images: ['photo-library-shelves', 'photo-library-window', 'photo-library-quran', 'photo-library-desk'],
    allowDownload: true,
    fa: ['کتابخانه', 'قفسه‌های تازه، کنج مطالعه و میز خوشنویسی.'],
    en: ['The library', 'New shelves, a corner to read in and the calligraphy table.'],
  },
]

export const albumSection: Section = {
  uid: 'api::image-gallery.image-gallery',
  entries: (on) =>
    albums.map(({ slug, day, images, allowDownload = false, fa, en }) => ({
      shared: { slug, date: on.date(day(on)), images: images.map(picture), allowDownload },
      fa: { title: fa[0], description: fa[1] },
      en: { title: en[0], description: en[1] },
    })),
}
