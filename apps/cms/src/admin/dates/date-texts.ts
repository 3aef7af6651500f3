import type { Bilingual } from '../bilingual'

export const dateTexts = {
  calendar: ['Calendar', 'تقویم'],
  date: ['Date', 'تاریخ'],
  time: ['Time', 'ساعت'],
  dateForm: ['YYYY-MM-DD', 'سال-ماه-روز'],
  timeForm: ['hh:mm', 'ساعت:دقیقه'],
  zone: ['Toronto time', 'به وقت تورنتو'],
  wrongDate: [
    'Write the date with the year first, in the Gregorian calendar, such as 2026-11-23.',
    'تاریخ را میلادی و با سال در آغاز بنویسید، مانند \u20662026-11-23\u2069.',
  ],
  wrongTime: ['Write the time such as 18:30.', 'ساعت را مانند \u206618:30\u2069 بنویسید.'],
  skipped: [
    'The clock goes forward that night and does not show this time: {time} is meant.',
    'آن شب ساعت جلو کشیده می‌شود و این زمان وجود ندارد؛ منظور ساعت {time} است.',
  ],
  repeated: [
    'The clock goes back that night and shows this time twice: the first is meant.',
    'آن شب ساعت عقب کشیده می‌شود و این زمان دو بار پیش می‌آید؛ منظور بار نخست است.',
  ],
  noDate: ['Write the date, too.', 'تاریخ را هم بنویسید.'],
  noTime: ['Write the time, too.', 'ساعت را هم بنویسید.'],
} as const satisfies Record<string, Bilingual>
