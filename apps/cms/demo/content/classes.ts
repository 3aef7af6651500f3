import type { Calendar, Weekday } from '../seed/calendar'
import { type Entry, picture } from './entry'

interface Class {
  slug: string
  cover: string
  weekday: Weekday
  hours: [string, string]
  weeks: number
  /** Whether pupils register; by default they do. */
  register?: false
  fa: { title: string; excerpt: string; place: string; teacher: string; content: string }
  en: { title: string; excerpt: string; place: string; teacher: string; content: string }
}

const classes: Class[] = [
  {
    slug: 'quran-reading',
    cover: 'photo-library-quran',
    weekday: 'saturday',
    hours: ['10:00', '11:30'],
    weeks: 12,
    fa: {
      title: 'روخوانی و تجوید قرآن',
      excerpt: 'از الفبا تا تجوید، در سه سطح؛ شنبه‌ها ساعت ۱۰',
      place: 'اتاق ۱۰۱',
      teacher: 'گروه قرآن کانون',
      content: `سطح‌ها:

1. آشنایی با حروف و صداها
2. روان‌خوانی
3. تجوید و صوت

پیش از آغاز، گفت‌وگوی کوتاهی داریم تا سطح مناسب شما را پیدا کنیم. کلاس بانوان جداگانه است.`,
    },
    en: {
      title: 'Reading the Quran',
      excerpt: 'From the alphabet to tajwid, in three levels; Saturdays at 10 a.m.',
      place: 'Room 101',
      teacher: 'The centre’s Quran team',
      content: `Levels:

1. Letters and sounds
2. Reading fluently
3. Tajwid and voice

A short conversation before the start finds the right level for you. There is a separate class for women.`,
    },
  },
  {
    slug: 'persian-school',
    cover: 'cover-books',
    weekday: 'sunday',
    hours: ['10:00', '12:30'],
    weeks: 14,
    fa: {
      title: 'مدرسه فارسی',
      excerpt: 'خواندن، نوشتن و قصه برای ۵ تا ۱۴ سال؛ یکشنبه‌ها',
      place: 'طبقه دوم',
      teacher: 'آموزگاران مدرسه فارسی',
      content: `کودکان در سه گروه سنی خواندن و نوشتن می‌آموزند، قصه می‌شنوند و نمایش بازی می‌کنند. کتاب‌ها در شهریه حساب شده است.`,
    },
    en: {
      title: 'Persian school',
      excerpt: 'Reading, writing and stories for ages 5 to 14; Sundays',
      place: 'Second floor',
      teacher: 'Teachers of the Persian school',
      content: `In three age groups the children learn to read and write, hear stories and put on plays. Books are included in the fee.`,
    },
  },
  {
    slug: 'tafsir',
    cover: 'banner-niche',
    weekday: 'tuesday',
    hours: ['19:00', '20:15'],
    weeks: 10,
    fa: {
      title: 'تفسیر قرآن',
      excerpt: 'این ترم سوره حجرات؛ سه‌شنبه‌ها ساعت ۷ شب',
      place: 'کتابخانه',
      teacher: 'امام جماعت کانون',
      content: `در این ترم سوره حجرات را می‌خوانیم؛ سوره ادب و گفت‌وگو. جلسه به فارسی است و خلاصه انگلیسی آن هر هفته در کتابخانه هست.`,
    },
    en: {
      title: 'Understanding the Quran',
      excerpt: 'This term: Surah al-Hujurat; Tuesdays at 7 p.m.',
      place: 'Library',
      teacher: 'The imam of the centre',
      content: `This term we read Surah al-Hujurat, the chapter of courtesy and conversation. The class is in Persian; a summary in English is in the library each week.`,
    },
  },
  {
    slug: 'english-conversation',
    cover: 'cover-tea',
    weekday: 'wednesday',
    hours: ['18:00', '19:30'],
    weeks: 12,
    register: false,
    fa: {
      title: 'گفت‌وگوی انگلیسی برای تازه‌واردان',
      excerpt: 'حرف زدن بی‌ترس از اشتباه، در گروه‌های شش‌نفره؛ چهارشنبه‌ها',
      place: 'اتاق ۲۰۲',
      teacher: 'آموزگاران داوطلب',
      content: `هر هفته یک موقعیت روزمره را تمرین می‌کنیم: پزشک، مدرسه، مصاحبه کار، همسایه. رایگان است و نام‌نویسی لازم ندارد.`,
    },
    en: {
      title: 'English conversation for newcomers',
      excerpt: 'Speaking without fear of mistakes, in groups of six; Wednesdays',
      place: 'Room 202',
      teacher: 'Volunteer teachers',
      content: `Each week we practise an everyday situation: the doctor, the school, a job interview, a neighbour. Free, and no registration needed.`,
    },
  },
]

export const classEntries = (on: Calendar): Entry[] =>
  classes.map(({ slug, cover, weekday, hours, weeks, register = true, fa, en }) => ({
    shared: {
      slug,
      kind: 'class',
      cover: picture(cover),
      startsAt: on.weekday(weekday, 1, hours[0]),
      endsAt: on.weekday(weekday, 1 + weeks, hours[1]),
      registrationUrl: register ? 'https://register.example.org/classes' : undefined,
    },
    fa,
    en,
  }))
