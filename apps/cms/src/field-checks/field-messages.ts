import { panelLanguage } from '../invalid-requests/panel-messages'
import type { AddressKind } from './address-kinds'

/** Left to right within a text of either direction. */
const example = (address: string) => `\u2066${address}\u2069`

const page = (site: string, siteInPersian: string, address: string) => ({
  en: `Write the whole address of the page at ${site}, such as ${address}.`,
  fa: `نشانی کامل صفحه در ${siteInPersian} را بنویسید، مانند ${example(address)}.`,
})

const videos = [
  'https://www.youtube.com/watch?v=…',
  'https://vimeo.com/…',
  'https://www.aparat.com/v/…',
] as const

type Message = { en: string; fa: string }

const messages = {
  link: {
    en: 'Write a path of the site, such as /events, or a whole address, such as https://example.org/page.',
    fa: `مسیری از سایت مانند ${example('/events')} یا نشانی کامل مانند ${example('https://example.org/page')} بنویسید.`,
  },
  web: {
    en: 'Write a whole address, such as https://example.org/page.',
    fa: `نشانی کامل بنویسید، مانند ${example('https://example.org/page')}.`,
  },
  video: {
    en: `Write the whole address of one video: ${videos.join(', ')}.`,
    fa: `نشانی کامل یک ویدئو را بنویسید: ${videos.map(example).join('، ')}.`,
  },
  instagram: page('Instagram', 'اینستاگرام', 'https://www.instagram.com/example'),
  telegram: page('Telegram', 'تلگرام', 'https://t.me/example'),
  facebook: page('Facebook', 'فیس‌بوک', 'https://www.facebook.com/example'),
  youtube: page('YouTube', 'یوتیوب', 'https://www.youtube.com/@example'),
  phone: {
    en: 'Write one telephone number with its area code, such as 416-555-0100.',
    fa: `یک شماره تلفن همراه با پیش‌شماره بنویسید، مانند ${example('416-555-0100')}.`,
  },
  email: {
    en: 'Write one e-mail address, such as info@example.org.',
    fa: `یک نشانی رایانامه بنویسید، مانند ${example('info@example.org')}.`,
  },
  date: {
    en: 'Write the date with the year first, such as 2026-11-23.',
    fa: `تاریخ را میلادی و با سال در آغاز بنویسید، مانند ${example('2026-11-23')}.`,
  },
  datetime: {
    en: 'Write the date with the year first and the time, such as 2026-11-23 and 18:30.',
    fa: `تاریخ میلادی را با سال در آغاز، و ساعت را هم بنویسید، مانند ${example('2026-11-23')} و ${example('18:30')}.`,
  },
  time: {
    en: 'Write the time such as 18:30.',
    fa: `ساعت را مانند ${example('18:30')} بنویسید.`,
  },
  noDate: { en: 'Write the date.', fa: 'تاریخ را بنویسید.' },
  noDays: { en: 'Choose the days.', fa: 'روزها را انتخاب کنید.' },
  noTimes: {
    en: 'Write when it opens and when it closes, such as 10:00 and 17:00.',
    fa: `ساعت باز شدن و بسته شدن را بنویسید، مانند ${example('10:00')} و ${example('17:00')}.`,
  },
  oneTime: {
    en: 'Write both times, or leave both empty if it is closed all day.',
    fa: 'هر دو ساعت را بنویسید، یا اگر تمام روز بسته است هر دو را خالی بگذارید.',
  },
  reversedTimes: {
    en: 'It closes before it opens. After midnight it may close until 06:00.',
    fa: `ساعت بسته شدن پیش از ساعت باز شدن است. پس از نیمه‌شب حداکثر تا ${example('06:00')} پذیرفته می‌شود.`,
  },
  overlappingTimes: {
    en: 'These times overlap with those of another row.',
    fa: 'این ساعت‌ها با ساعت‌های ردیف دیگری تداخل دارد.',
  },
  reversedDates: {
    en: 'The last date is before the first.',
    fa: 'تاریخ پایان پیش از تاریخ نخست است.',
  },
  closedAndOpen: {
    en: 'Two rows hold on this date, and one of them means closed all day. Keep one.',
    fa: 'برای این تاریخ دو ردیف هست و یکی از آن‌ها یعنی تمام روز بسته. فقط یکی را نگه دارید.',
  },
  noSuchDay: {
    en: 'This month never has that day in the chosen calendar. Change the day, the month or the calendar.',
    fa: 'این ماه در تقویم انتخاب‌شده هیچ‌گاه چنین روزی ندارد. روز، ماه یا تقویم را اصلاح کنید.',
  },
  seconds: {
    en: 'Write a whole number of seconds from 5 to 120, or leave it empty if this is not shown.',
    fa: 'عددی صحیح از ۵ تا ۱۲۰ ثانیه بنویسید، یا اگر نباید نمایش داده شود خالی بگذارید.',
  },
  noSeconds: {
    en: 'This screen would show nothing beside the times. Write at least one number of seconds, then publish.',
    fa: 'این صفحه کنار اوقات شرعی چیزی نمایش نمی‌دهد. دست‌کم برای یک مورد ثانیه بنویسید و سپس منتشر کنید.',
  },
  noVideo: {
    en: 'Without an address or a file the site does not show this video. Add one, then publish.',
    fa: 'تا وقتی نه نشانی دارد و نه فایل، سایت این ویدئو را نمایش نمی‌دهد. یکی را بیفزایید و سپس منتشر کنید.',
  },
  noAudio: {
    en: 'Without an audio file the site does not show this recording. Add one, then publish.',
    fa: 'تا وقتی فایل صوتی ندارد، سایت آن را نمایش نمی‌دهد. فایل را بیفزایید و سپس منتشر کنید.',
  },
  noPicture: {
    en: 'Without a picture the site does not show this slide. Choose one, or remove the slide, then publish.',
    fa: 'تا وقتی این اسلاید تصویر ندارد، سایت آن را نمایش نمی‌دهد. تصویری برگزینید یا اسلاید را حذف کنید و سپس منتشر کنید.',
  },
  onlyLectures: {
    en: 'This entry has a recording or a video, which the site shows of lectures only. Choose “Lecture”. To remove them, do it with this kind, save, and then choose the other kind.',
    fa: 'این مورد صوت یا ویدئو دارد که سایت فقط برای سخنرانی نمایش می‌دهد. نوع را «سخنرانی» بگذارید. اگر می‌خواهید آن‌ها را حذف کنید، با همین نوع حذف و ذخیره کنید و سپس نوع دیگر را انتخاب کنید.',
  },
  endlessStream: {
    en: 'A live stream needs an end: write the end of the event or, where it repeats, how long it lasts.',
    fa: 'پخش زنده باید پایان داشته باشد: زمان پایان رویداد، یا اگر تکرار می‌شود مدت آن را بنویسید.',
  },
  endsBeforeStart: {
    en: 'The event ends before it starts, so the site would show it as over. Correct the end, then publish.',
    fa: 'پایان رویداد پیش از آغاز آن است و سایت آن را گذشته نشان می‌دهد. زمان پایان را درست کنید و سپس منتشر کنید.',
  },
  closesBeforeOpening: {
    en: 'Signing up closes before it opens, so nobody could sign up. Correct the closing time, then publish.',
    fa: 'نام‌نویسی پیش از آغازش پایان می‌یابد و هیچ‌کس نمی‌تواند نام بنویسد. زمان پایان نام‌نویسی را درست کنید و سپس منتشر کنید.',
  },
  noConsent: {
    en: 'A death notice is published only with the consent of the family. Ask them, tick “The family has consented”, then publish.',
    fa: 'آگهی درگذشت تنها با رضایت خانواده منتشر می‌شود. از خانواده اجازه بگیرید، «خانواده رضایت داده است» را علامت بزنید و سپس منتشر کنید.',
  },
  withdrawFirst: {
    en: 'This notice is on the site. Without the consent of the family, withdraw it with “Unpublish”.',
    fa: 'این آگهی روی سایت است. اگر خانواده دیگر رضایت ندارد، آن را با «لغو انتشار» از سایت بردارید.',
  },
  noEnd: {
    en: 'Write at least one time (prayer, burial or memorial), or until when the notice is shown, then publish.',
    fa: 'دست‌کم یکی از زمان‌ها (نماز، خاکسپاری یا مجلس ترحیم) یا زمان پایان نمایش را بنویسید و سپس منتشر کنید.',
  },
  alreadyEnded: {
    en: 'This notice has ended, so the site would not show it. Correct the times, or write a later “Shown until”, then publish.',
    fa: 'زمان این آگهی گذشته است و سایت آن را نمایش نمی‌دهد. زمان‌ها را درست کنید یا «نمایش تا» را دیرتر بنویسید و سپس منتشر کنید.',
  },
  noPictures: {
    en: 'Without pictures the site does not show this album. Add some, then publish.',
    fa: 'تا وقتی عکسی ندارد، سایت این آلبوم را نمایش نمی‌دهد. عکس بیفزایید و سپس منتشر کنید.',
  },
} satisfies Record<AddressKind, Message> & Record<string, Message>

export type FieldMessage = keyof typeof messages

export const fieldMessage = (name: FieldMessage) => messages[name][panelLanguage()]
