import { picture, type Section } from './entry'

const links = [
  ['qibla', 'قبله‌نما', 'Qibla finder', 'https://qibla.example.org'],
  ['dua', 'دعاها', 'Duas', 'https://duas.example.org'],
  ['magazine', 'مجله', 'Magazine', 'https://magazine.example.org'],
  ['jurisprudence', 'احکام', 'Jurisprudence', 'https://rulings.example.org'],
  ['quran', 'قرآن کریم', 'Holy Quran', 'https://quran.example.org'],
  ['other', 'تقویم هجری', 'Hijri calendar', 'https://calendar.example.org'],
] as const

const fa = {
  bookPromotion: {
    title: 'آداب همسایگی',
    text: `چهل حکایت کوتاه از همسایگانی که با هم غذا خوردند، قهر کردند و آشتی کردند؛ با نگاهی به روایت‌ها درباره حق همسایه.

نسخه کاغذی را از دفتر کانون بگیرید یا متن کامل را بخوانید.`,
    cover: picture('book-cover'),
    link: 'https://books.example.org/the-courtesy-of-neighbours',
  },
  adverts: [
    {
      title: 'تالار برای مراسم شما',
      text: 'تالار ۱۸۰‌نفره با آشپزخانه؛ برای رزرو با دفتر تماس بگیرید.',
      image: picture('cover-tulips'),
      link: '/contact-us',
    },
    {
      title: 'یک نهال، یک نام',
      text: 'به یاد عزیزتان نهالی در بوستان محله بکارید.',
      image: picture('cover-sapling'),
      link: '/donate',
    },
    {
      title: 'مدرسه فارسی',
      text: 'نام‌نویسی ترم تازه برای ۵ تا ۱۴ سال',
      image: picture('cover-books'),
      link: '/classes',
    },
  ],
  beliefs: {
    title: 'باورهای ما',
    content: 'پنج اصلی که ایمان ما بر آن‌ها استوار است، کوتاه و ساده.',
    items: [
      { title: 'توحید', text: 'خدا یکی است؛ نه زاده شده و نه می‌زاید، و هیچ چیز مانند او نیست.' },
      { title: 'عدل', text: 'خدا دادگر است؛ به کسی ستم نمی‌کند و از ما دادگری می‌خواهد.' },
      { title: 'نبوت', text: 'پیامبران راهنمایان مردم‌اند، از آدم تا محمد (ص)، واپسین آنان.' },
      { title: 'امامت', text: 'دوازده امام از خاندان پیامبر، نگهبانان دین و آموزگاران مردم‌اند.' },
      { title: 'معاد', text: 'روزی همه بازمی‌گردیم و هیچ کار نیکی گم نمی‌شود.' },
    ],
  },
  aboutBlock: {
    title: 'درباره کانون',
    text: `کانون اسلامی انتاریو را چند خانواده با یک فرش و یک قوری چای آغاز کردند. امروز خانه نماز، درس و دیدار هزاران همسایه است.`,
    image: picture('cover-autumn'),
  },
  messagingChannel: {
    title: 'کانال پیام‌رسان',
    text: 'خبرهای کانون را در تلگرام دنبال کنید.',
    url: 'https://channel.example.org/ontario-islamic-centre',
  },
  prayerSite: { label: 'سایت اوقات شرعی', url: 'https://prayer.example.org' },
  monthlyView: { label: 'جدول ماهانه', url: 'https://prayer.example.org/month' },
}

const en = {
  bookPromotion: {
    title: 'The Courtesy of Neighbours',
    text: `Forty short stories of neighbours who ate together, fell out and made up, with a look at what our traditions say about the rights of the neighbour.

Take a printed copy from the office or read the full text.`,
    cover: picture('book-cover'),
    link: 'https://books.example.org/the-courtesy-of-neighbours',
  },
  adverts: [
    {
      title: 'The hall for your occasion',
      text: 'Room for 180 guests, with a kitchen. Call the office to book.',
      image: picture('cover-tulips'),
      link: '/contact-us',
    },
    {
      title: 'A sapling, a name',
      text: 'Plant a tree in the neighbourhood park in memory of someone dear.',
      image: picture('cover-sapling'),
      link: '/donate',
    },
    {
      title: 'Persian school',
      text: 'Registration for the new term, ages 5 to 14',
      image: picture('cover-books'),
      link: '/classes',
    },
  ],
  beliefs: {
    title: 'Our beliefs',
    content: 'Five roots on which our faith stands, in short and simple words.',
    items: [
      {
        title: 'Oneness',
        text: 'God is one; He begets not, nor was He begotten, and nothing is like Him.',
      },
      { title: 'Justice', text: 'God is just, wrongs nobody, and asks justice of us.' },
      {
        title: 'Prophethood',
        text: 'The prophets guide people, from Adam to Muhammad, peace be upon him, the last of them.',
      },
      { title: 'Imamate', text: 'Twelve Imams of the Prophet’s family keep the faith and teach it.' },
      { title: 'Resurrection', text: 'One day all return, and no good deed is lost.' },
    ],
  },
  aboutBlock: {
    title: 'About the centre',
    text: `A few families began the Ontario Islamic Centre with one carpet and a teapot. Today it is a house of prayer, learning and company for thousands of neighbours.`,
    image: picture('cover-autumn'),
  },
  messagingChannel: {
    title: 'Messaging channel',
    text: 'Follow the centre’s news on Telegram.',
    url: 'https://channel.example.org/ontario-islamic-centre',
  },
  prayerSite: { label: 'Prayer times site', url: 'https://prayer.example.org' },
  monthlyView: { label: 'Monthly timetable', url: 'https://prayer.example.org/month' },
}

const usefulLinks = (language: 'fa' | 'en') =>
  links.map(([kind, inPersian, inEnglish, url]) => ({
    kind,
    label: language === 'fa' ? inPersian : inEnglish,
    url,
  }))

export const mainPage: Section = {
  uid: 'api::main-page.main-page',
  entries: () => [
    {
      shared: { hijriOffset: 0, dayAccent: true, method: 'jafari' },
      fa: { ...fa, usefulLinks: usefulLinks('fa') },
      en: { ...en, usefulLinks: usefulLinks('en') },
    },
  ],
}
