/** What a field is called in the admin panel and what belongs in it, in both languages. */
export interface FieldWords {
  label: [en: string, fa: string]
  hint: [en: string, fa: string]
}

const field = (en: string, fa: string, hintEn = '', hintFa = ''): FieldWords => ({
  label: [en, fa],
  hint: [hintEn, hintFa],
})

const pathHint = [
  'A path of the site without the language, such as /events, or a whole address.',
  'مسیری از تارنما بدون زبان، مانند /events، یا یک نشانی کامل',
] as const

/** Words of a field by its name; the same name means the same thing in every type. */
export const fieldWords: Record<string, FieldWords> = {
  title: field('Title', 'عنوان'),
  Title: field('Title', 'عنوان'),
  slug: field(
    'Address part',
    'بخش نشانی',
    'The end of the page’s address: small Latin letters, digits and hyphens. Do not change it once it is shared.',
    'پایان نشانی صفحه: حروف کوچک لاتین، رقم و خط تیره. پس از انتشار آن را تغییر ندهید.',
  ),
  description: field(
    'Short text',
    'متن کوتاه',
    'One or two sentences, shown on cards.',
    'یک یا دو جمله که روی کارت دیده می‌شود.',
  ),
  excerpt: field(
    'Short text',
    'متن کوتاه',
    'One sentence, shown in lists.',
    'یک جمله که در فهرست‌ها دیده می‌شود.',
  ),
  summary: field('Summary', 'چکیده', 'Two or three sentences.', 'دو یا سه جمله'),
  content: field(
    'Text',
    'متن',
    'Markdown: headings, lists, tables, pictures.',
    'مارک‌داون: تیتر، فهرست، جدول، تصویر',
  ),
  Content: field(
    'Text',
    'متن',
    'Markdown: headings, lists, tables, pictures.',
    'مارک‌داون: تیتر، فهرست، جدول، تصویر',
  ),
  text: field('Text', 'متن'),
  date: field('Date', 'تاریخ', 'Shared by both languages.', 'در هر دو زبان یکی است.'),
  kind: field('Kind', 'نوع'),
  image: field(
    'Picture',
    'تصویر',
    'Give it an alternative text in the media library.',
    'در کتابخانه رسانه برای آن متن جایگزین بنویسید.',
  ),
  images: field(
    'Pictures',
    'تصویرها',
    'Their order is the order on the site.',
    'ترتیب آن‌ها همان ترتیب در تارنماست.',
  ),
  cover: field(
    'Cover',
    'تصویر روی جلد',
    'Three to two, at least 1200 pixels wide.',
    'سه به دو، دست کم ۱۲۰۰ پیکسل پهنا',
  ),
  alt: field(
    'Picture in words',
    'شرح تصویر',
    'For those who do not see the picture.',
    'برای کسانی که تصویر را نمی‌بینند.',
  ),
  link: field('Link', 'پیوند', ...pathHint),
  url: field('Address', 'نشانی', ...pathHint),
  label: field('Words of the link', 'متن پیوند'),
  note: field('Note', 'توضیح'),
  links: field(
    'Links',
    'پیوندها',
    'On the page “donate”: the ways to give.',
    'در صفحه «donate»: راه‌های کمک مالی',
  ),
  seo: field('Search engines', 'موتورهای جست‌وجو'),
  slides: field(
    'Words of the slides',
    'متن اسلایدها',
    'One for each picture, in the same order.',
    'برای هر تصویر یکی، به همان ترتیب',
  ),
  media: field('Audio', 'فایل صوتی', 'MP3 plays everywhere.', 'فایل MP3 همه جا پخش می‌شود.'),
  speaker: field('Reciter or speaker', 'قاری یا سخنران'),
  MainPage: field(
    'On the home page',
    'در صفحه خانه',
    'The five newest are shown.',
    'پنج مورد تازه‌تر دیده می‌شود.',
  ),
  file: field('Video file', 'فایل ویدئو', 'Only where there is no address.', 'تنها اگر نشانی ندارد'),
  startsAt: field('Starts', 'آغاز'),
  endsAt: field('Ends', 'پایان'),
  place: field('Place', 'مکان'),
  teacher: field('Teacher or speaker', 'مدرس یا سخنران'),
  registrationUrl: field('Registration', 'نشانی نام‌نویسی', 'A whole address.', 'یک نشانی کامل'),
  active: field('Shown', 'نمایش', 'Switches the notice on and off.', 'اعلان را روشن و خاموش می‌کند.'),
  from: field('From', 'از'),
  until: field(
    'Until',
    'تا',
    'Afterwards the notice hides by itself.',
    'پس از آن اعلان خودبه‌خود پنهان می‌شود.',
  ),
  portrait: field('Portrait', 'تصویر زندگی‌نامه'),
  biography: field('Biography', 'زندگی‌نامه'),
  article: field('Article', 'مقاله'),
  phones: field('Telephones', 'تلفن‌ها'),
  address: field('Postal address', 'نشانی پستی'),
  registrationNumber: field('Registration number', 'شماره ثبت'),
  copyright: field('Copyright line', 'حق نشر'),
  bookPromotion: field('Book', 'معرفی کتاب'),
  adverts: field('Adverts', 'آگهی‌ها'),
  beliefs: field('Our beliefs', 'باورهای ما'),
  items: field('Items', 'بخش‌ها'),
  aboutBlock: field('About block', 'درباره کانون'),
  usefulLinks: field(
    'Useful links',
    'پیوندهای مفید',
    'The magazine is also in the header.',
    'مجله در بالای صفحه هم هست.',
  ),
  messagingChannel: field('Messaging channel', 'کانال پیام‌رسان'),
  callAudio: field(
    'Prayer-call audio',
    'صدای اذان',
    'Where there is none, the site plays a chime.',
    'اگر نباشد، تارنما زنگ کوتاهی پخش می‌کند.',
  ),
  prayerSite: field('Prayer times site', 'تارنمای اوقات شرعی'),
  monthlyView: field('Monthly timetable', 'جدول ماهانه'),
  hijriOffset: field(
    'Hijri days',
    'روزهای هجری',
    'Days added to the Hijri date.',
    'روزهایی که به تاریخ هجری افزوده می‌شود',
  ),
  method: field('Calculation method', 'روش محاسبه'),
  minuteAdjustments: field(
    'Minutes added',
    'دقیقه‌های افزوده',
    'To match a printed timetable.',
    'برای همخوانی با جدول چاپی',
  ),
  funeral: field('Funeral', 'امور درگذشتگان'),
  matrimonial: field('Matrimonial', 'ازدواج'),
  community: field('Community', 'خدمات اجتماعی'),
  steps: field('Steps', 'گام‌ها'),
  handled: field('Handled', 'رسیدگی شد'),
}
