import type { Row } from './row'

export const solarHijri: Row[] = [
  [
    'nowruz',
    1,
    1,
    'feast',
    'both',
    'نوروز',
    'Nowruz',
    {
      text: {
        fa: 'سال نو هجری شمسی. هفت‌سین در تالار چیده می‌شود و عصر، دید و بازدید عید داریم.',
        en: 'The solar Hijri new year. The haft-sin table is set in the hall, and families visit one another in the afternoon.',
      },
    },
  ],
  ['nature-day', 1, 13, 'national', 'both', 'سیزده‌به‌در، روز طبیعت', 'Sizdah Bedar, Nature Day'],
  ['saadi-day', 2, 1, 'national', 'persianCalendar', 'روز سعدی', 'Sa‘di Day'],
  [
    'persian-language-day',
    2,
    25,
    'national',
    'persianCalendar',
    'روز فردوسی و زبان فارسی',
    'Ferdowsi Day, the day of the Persian language',
  ],
  ['hafez-day', 7, 20, 'national', 'persianCalendar', 'روز حافظ', 'Hafez Day'],
  [
    'yalda',
    9,
    30,
    'national',
    'persianCalendar',
    'شب یلدا',
    'Yalda, the longest night of the year',
    {
      programme: '/events/night-of-poetry',
      text: {
        fa: 'بلندترین شب سال را با شعر، انار و چای در کانون می‌گذرانیم.',
        en: 'We spend the longest night of the year at the centre, with poems, pomegranates and tea.',
      },
    },
  ],
]
