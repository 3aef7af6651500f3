type Bilingual = readonly [en: string, fa: string]

/** The label of a field in the admin panel and, if it needs one, a hint about its content. */
export interface FieldLabels {
  label: Bilingual
  hint?: Bilingual
}

const field = (en: string, fa: string, hintEn?: string, hintFa?: string): FieldLabels =>
  hintEn && hintFa ? { label: [en, fa], hint: [hintEn, hintFa] } : { label: [en, fa] }

const linkHint = [
  'A path of the site without the language, such as /events, or a whole address.',
  'مسیری از سایت بدون زبان، مانند /events، یا یک نشانی کامل.',
] as const

const markdownHint = [
  'Markdown: headings, lists, links, tables, pictures.',
  'با مارک‌داون: عنوان، فهرست، پیوند، جدول و تصویر.',
] as const

const minutesHint = [
  'Added to the computed time; a minus sign takes away.',
  'به وقت محاسبه‌شده افزوده می‌شود؛ با علامت منفی کم می‌شود.',
] as const

const profileHint = ['The whole address of the page.', 'نشانی کامل صفحه.'] as const

const phoneHint = ['With the area code.', 'همراه با پیش‌شماره.'] as const

/** Labels by the field's name; the same name means the same in every type. */
const common: Record<string, FieldLabels> = {
  id: field('Number', 'شماره'),
  documentId: field('Document number', 'شماره سند'),
  createdAt: field('Created', 'ایجاد'),
  updatedAt: field('Changed', 'آخرین تغییر'),
  publishedAt: field('Published', 'انتشار'),
  createdBy: field('Created by', 'ایجادکننده'),
  updatedBy: field('Changed by', 'ویرایش‌کننده'),

  title: field('Title', 'عنوان'),
  Title: field('Title', 'عنوان'),
  slug: field(
    'Address part',
    'بخش نشانی',
    'The end of the page’s address: small Latin letters, digits and hyphens. Do not change it once it is published.',
    'پایان نشانی صفحه: حروف کوچک لاتین، رقم و خط تیره. پس از انتشار تغییرش ندهید.',
  ),
  description: field(
    'Short text',
    'متن کوتاه',
    'One or two sentences, shown on cards and in lists.',
    'یک یا دو جمله که روی کارت‌ها و در فهرست‌ها دیده می‌شود.',
  ),
  excerpt: field(
    'Short text',
    'متن کوتاه',
    'One sentence, shown on cards and in lists.',
    'یک جمله که روی کارت‌ها و در فهرست‌ها دیده می‌شود.',
  ),
  summary: field('Summary', 'چکیده', 'Two or three sentences.', 'دو یا سه جمله.'),
  content: field('Text', 'متن', ...markdownHint),
  Content: field('Text', 'متن', ...markdownHint),
  text: field('Text', 'متن'),
  date: field('Date', 'تاریخ', 'The newest comes first on the site.', 'در سایت، تازه‌ترین اول می‌آید.'),
  kind: field('Kind', 'نوع'),
  image: field(
    'Picture',
    'تصویر',
    'Three to two, at least 1200 pixels wide, with an alternative text.',
    'به نسبت سه به دو، با پهنای دست‌کم ۱۲۰۰ پیکسل، همراه با متن جایگزین.',
  ),
  images: field(
    'Pictures',
    'تصویرها',
    'Shown in this order; each needs an alternative text.',
    'به همین ترتیب نمایش داده می‌شوند؛ هر کدام متن جایگزین می‌خواهد.',
  ),
  cover: field(
    'Cover',
    'تصویر شاخص',
    'Three to two, at least 1200 pixels wide, with an alternative text.',
    'به نسبت سه به دو، با پهنای دست‌کم ۱۲۰۰ پیکسل، همراه با متن جایگزین.',
  ),
  link: field('Link', 'پیوند', ...linkHint),
  url: field('Address', 'نشانی', ...linkHint),
  label: field('Words of the link', 'متن پیوند'),
  email: field('E-mail', 'رایانامه'),
  phone: field('Telephone', 'تلفن', ...phoneHint),
  items: field('Items', 'بخش‌ها', 'Shown in this order.', 'به همین ترتیب نمایش داده می‌شوند.'),
  steps: field('Steps', 'گام‌ها', 'What to do, in order.', 'کارهایی که باید کرد، به ترتیب.'),
}

/** Labels of fields with another meaning than elsewhere, or that exist once, by type or component. */
const own: Record<string, Record<string, FieldLabels>> = {
  'api::about.about': {
    title: field('Name of the centre', 'نام کانون'),
    summary: field(
      'Summary',
      'چکیده',
      'Two or three sentences, shown at the foot of every page.',
      'دو یا سه جمله که پایین همه صفحه‌ها دیده می‌شود.',
    ),
    content: field('About us', 'درباره ما', ...markdownHint),
    biography: field('Biography', 'زندگی‌نامه', ...markdownHint),
    article: field('Article', 'مقاله', ...markdownHint),
    portrait: field(
      'Portrait',
      'تصویر کنار زندگی‌نامه',
      'Upright, at least 600 pixels wide, with an alternative text.',
      'ایستاده، با پهنای دست‌کم ۶۰۰ پیکسل، همراه با متن جایگزین.',
    ),
    Instagram: field('Instagram', 'اینستاگرام', ...profileHint),
    Telegram: field('Telegram', 'تلگرام', ...profileHint),
    Facebook: field('Facebook', 'فیس‌بوک', ...profileHint),
    YouTube: field('YouTube', 'یوتیوب', ...profileHint),
    Email: field('E-mail', 'رایانامه'),
    phones: field(
      'Telephones',
      'تلفن‌ها',
      'At the foot of every page; a number left empty is not shown.',
      'پایین همه صفحه‌ها؛ شماره‌ای که خالی بماند نمایش داده نمی‌شود.',
    ),
    address: field('Postal address', 'نشانی پستی'),
    latitude: field(
      'Latitude',
      'عرض جغرافیایی',
      'Of the building, in degrees, for the map.',
      'جای ساختمان روی نقشه، به درجه.',
    ),
    longitude: field(
      'Longitude',
      'طول جغرافیایی',
      'Of the building, in degrees; west is negative.',
      'جای ساختمان روی نقشه، به درجه؛ غرب منفی است.',
    ),
    registrationNumber: field('Charity registration number', 'شماره ثبت خیریه'),
    copyright: field('Copyright line', 'جمله حق نشر'),
  },
  'api::announcement.announcement': {
    active: field(
      'Shown',
      'نمایش',
      'Switches the notice on and off. Publish afterwards.',
      'اعلان را روشن و خاموش می‌کند. پس از آن منتشر کنید.',
    ),
    title: field(
      'Title',
      'عنوان',
      'One short line, at the top of every page.',
      'یک خط کوتاه، بالای همه صفحه‌ها.',
    ),
    content: field('More words', 'توضیح', 'One or two sentences, no Markdown.', 'یک یا دو جمله ساده.'),
    from: field('From', 'از', 'Empty: at once.', 'خالی: از همین حالا.'),
    until: field(
      'Until',
      'تا',
      'The notice then hides by itself. Empty: until it is switched off.',
      'اعلان پس از آن خودبه‌خود پنهان می‌شود. خالی: تا وقتی خاموش شود.',
    ),
  },
  'api::banner.banner': {
    images: field(
      'Pictures',
      'تصویرها',
      'Wide, at least 1920 pixels; shown in this order. Each needs an alternative text.',
      'پهن، دست‌کم ۱۹۲۰ پیکسل؛ به همین ترتیب نمایش داده می‌شوند. هر کدام متن جایگزین می‌خواهد.',
    ),
    slides: field(
      'Words of the pictures',
      'نوشته تصویرها',
      'One for each picture, in the same order.',
      'برای هر تصویر یکی، به همان ترتیب.',
    ),
  },
  'api::main-page.main-page': {
    bookPromotion: field('Book', 'معرفی کتاب'),
    adverts: field('Adverts', 'آگهی‌ها', 'Shown in this order.', 'به همین ترتیب نمایش داده می‌شوند.'),
    beliefs: field('Our beliefs', 'باورهای ما'),
    aboutBlock: field('About the centre', 'درباره کانون'),
    usefulLinks: field(
      'Useful links',
      'پیوندهای مفید',
      'The link of kind “magazine” is also in the header of the site.',
      'پیوندِ نوع «magazine» بالای سایت هم دیده می‌شود.',
    ),
    messagingChannel: field('Messaging channel', 'کانال پیام‌رسان'),
    callAudio: field(
      'Prayer-call audio',
      'صدای اذان',
      'Where there is none, the site plays a short chime.',
      'اگر نباشد، سایت زنگی کوتاه پخش می‌کند.',
    ),
    prayerSite: field('Site of prayer times', 'سایت اوقات شرعی'),
    monthlyView: field('Monthly timetable', 'جدول ماهانه'),
    hijriOffset: field(
      'Days added to the Hijri date',
      'روزهای افزوده به تاریخ قمری',
      'After a moon sighting; 0 most of the time.',
      'پس از رؤیت هلال؛ بیشتر وقت‌ها ۰ است.',
    ),
    method: field(
      'Calculation method',
      'روش محاسبه اوقات',
      'Changes the prayer times of the whole site.',
      'اوقات شرعی همه سایت را تغییر می‌دهد.',
    ),
    minuteAdjustments: field(
      'Minutes added to the prayer times',
      'دقیقه‌های افزوده به اوقات',
      'To match a printed timetable.',
      'برای همخوانی با جدول چاپی.',
    ),
  },
  'api::message.message': {
    name: field('Name', 'نام'),
    subject: field('Subject', 'موضوع'),
    body: field('Message', 'پیام'),
    language: field(
      'Language of the site',
      'زبان سایت',
      'Where it was written.',
      'زبانی که پیام در آن نوشته شد.',
    ),
    handled: field(
      'Handled',
      'رسیدگی شد',
      'Switch it on when the visitor has been answered.',
      'وقتی پاسخ داده شد روشنش کنید.',
    ),
    createdAt: field('Received', 'دریافت'),
  },
  'api::page.page': {
    links: field(
      'Links',
      'پیوندها',
      'On the page “donate”: the ways to give, in this order.',
      'در صفحه «donate»: راه‌های کمک مالی، به همین ترتیب.',
    ),
    seo: field(
      'Search engines',
      'موتورهای جست‌وجو',
      'What they show. Empty: the page’s own title and text.',
      'آنچه نشان می‌دهند. خالی: عنوان و متن خود صفحه.',
    ),
  },
  'api::post.post': {
    kind: field(
      'Kind',
      'نوع',
      'event: on one day. class: repeated. lecture: a talk.',
      'event: رویداد یک‌روزه؛ class: کلاس؛ lecture: سخنرانی.',
    ),
    startsAt: field(
      'Starts',
      'آغاز',
      'An event without a start stands last.',
      'رویداد بدون آغاز پس از بقیه می‌آید.',
    ),
    endsAt: field(
      'Ends',
      'پایان',
      'The event is past after it; empty: after its day.',
      'رویداد پس از آن گذشته است؛ خالی: پس از همان روز.',
    ),
    place: field('Place', 'مکان'),
    teacher: field('Teacher or speaker', 'مدرس یا سخنران'),
    registrationUrl: field(
      'Registration',
      'نشانی نام‌نویسی',
      'A whole address. Empty: no registration.',
      'نشانی کامل. خالی: نام‌نویسی ندارد.',
    ),
  },
  'api::service.service': {
    funeral: field('Funeral', 'امور درگذشتگان'),
    matrimonial: field('Matrimonial', 'ازدواج'),
    community: field('Community', 'خدمات اجتماعی'),
  },
  'api::sound.sound': {
    kind: field(
      'Kind',
      'نوع',
      'recitation: of the Quran. lecture: a talk.',
      'recitation: تلاوت قرآن؛ lecture: سخنرانی.',
    ),
    speaker: field('Reciter or speaker', 'قاری یا سخنران'),
    MainPage: field(
      'On the home page',
      'در صفحه خانه',
      'The five newest of each language are shown.',
      'از هر زبان پنج مورد تازه‌تر نمایش داده می‌شود.',
    ),
    media: field(
      'Audio file',
      'فایل صوتی',
      'MP3 plays everywhere. Without a file nothing is shown.',
      'فایل MP3 همه‌جا پخش می‌شود. بدون فایل چیزی نمایش داده نمی‌شود.',
    ),
  },
  'api::video-gallery.video-gallery': {
    url: field(
      'Address of the video',
      'نشانی ویدئو',
      'The whole address at YouTube, Vimeo or Aparat.',
      'نشانی کامل در یوتیوب، ویمیو یا آپارات.',
    ),
    file: field('Video file', 'فایل ویدئو', 'Only where there is no address.', 'تنها اگر نشانی ندارد.'),
  },
  'banner.slide': {
    title: field('Title', 'عنوان', 'Two or three words, on the picture.', 'دو سه کلمه، روی تصویر.'),
    text: field('Text', 'متن', 'One sentence, on the picture.', 'یک جمله، روی تصویر.'),
    alt: field(
      'Picture in words',
      'شرح تصویر',
      'In this language, for those who do not see it. Empty: the alternative text of the media library.',
      'به همین زبان، برای کسانی که تصویر را نمی‌بینند. خالی: متن جایگزین کتابخانه رسانه.',
    ),
  },
  'contact.phones': {
    manager: field('Manager', 'مدیر', ...phoneHint),
    funeral: field('Funeral', 'امور درگذشتگان', ...phoneHint),
    other: field('Other', 'سایر', ...phoneHint),
  },
  'home.about-block': { text: field('Text', 'متن', ...markdownHint) },
  'home.book-promotion': {
    text: field('Text', 'متن', ...markdownHint),
    cover: field(
      'Cover of the book',
      'جلد کتاب',
      'Upright, at least 600 pixels wide, with an alternative text.',
      'ایستاده، با پهنای دست‌کم ۶۰۰ پیکسل، همراه با متن جایگزین.',
    ),
  },
  'home.messaging-channel': {
    url: field('Address', 'نشانی', 'The whole address of the channel.', 'نشانی کامل کانال.'),
  },
  'link.noted': { note: field('Note', 'توضیح', 'A sentence below the link.', 'یک جمله زیر پیوند.') },
  'link.useful': {
    kind: field(
      'Kind',
      'نوع',
      'Gives the link its icon; “magazine” is also in the header.',
      'نشان کنار پیوند را تعیین می‌کند؛ «magazine» بالای سایت هم هست.',
    ),
  },
  'page.seo': {
    title: field('Title', 'عنوان', 'Up to 60 characters.', 'تا ۶۰ نویسه.'),
    description: field('Description', 'توضیح', 'Up to 160 characters.', 'تا ۱۶۰ نویسه.'),
    image: field(
      'Picture',
      'تصویر',
      'Shown where the page is shared: 1200 by 630 pixels.',
      'وقتی صفحه هم‌رسانی شود دیده می‌شود: ۱۲۰۰ در ۶۳۰ پیکسل.',
    ),
  },
  'prayer.call-audio': {
    dawn: field('Dawn', 'صبح', 'An MP3 file.', 'فایل MP3.'),
    noon: field('Noon', 'ظهر', 'An MP3 file.', 'فایل MP3.'),
    evening: field('Evening', 'مغرب', 'An MP3 file.', 'فایل MP3.'),
  },
  'prayer.minute-adjustments': {
    imsak: field('Imsak', 'امساک', ...minutesHint),
    fajr: field('Fajr', 'اذان صبح', ...minutesHint),
    sunrise: field('Sunrise', 'طلوع آفتاب', ...minutesHint),
    dhuhr: field('Dhuhr', 'اذان ظهر', ...minutesHint),
    asr: field('Asr', 'عصر', ...minutesHint),
    sunset: field('Sunset', 'غروب آفتاب', ...minutesHint),
    maghrib: field('Maghrib', 'اذان مغرب', ...minutesHint),
    isha: field('Isha', 'عشا', ...minutesHint),
  },
  'service.service': {
    image: field(
      'Picture',
      'تصویر',
      'Three to two, at least 1200 pixels wide, with an alternative text.',
      'به نسبت سه به دو، با پهنای دست‌کم ۱۲۰۰ پیکسل، همراه با متن جایگزین.',
    ),
  },
}

/** The label of a field of a type or component; undefined if it has none. */
export const labelsOf = (uid: string, name: string): FieldLabels | undefined =>
  own[uid]?.[name] ?? common[name]

/** All labels and hints, English and Persian. */
export const allLabels: readonly FieldLabels[] = [common, ...Object.values(own)].flatMap((it) =>
  Object.values(it),
)
