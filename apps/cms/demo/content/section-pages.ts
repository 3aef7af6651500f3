import type { Page } from './page-text'

/** The opening words of the sections, and what search engines show of them. */
export const sectionPages: Page[] = [
  {
    slug: 'about-us',
    image: 'banner-courtyard',
    fa: {
      title: 'درباره ما',
      description: 'کانون اسلامی انتاریو؛ خانه‌ای برای نماز، آموختن و دیدار',
      content: 'آشنایی با کانون، آنچه می‌کنیم و کسانی که آن را می‌گردانند.',
    },
    en: {
      title: 'About us',
      description: 'The Ontario Islamic Centre: a house of prayer, learning and company',
      content: 'The centre, what it does and who runs it.',
    },
  },
  {
    slug: 'events',
    image: 'cover-dates',
    fa: {
      title: 'رویدادها',
      description: 'برنامه‌های پیش رو و گذشته کانون اسلامی انتاریو',
      content: 'ورود به برنامه‌ها رایگان است، مگر آنکه در صفحه رویداد چیز دیگری آمده باشد.',
    },
    en: {
      title: 'Events',
      description: 'Upcoming and past events of the Ontario Islamic Centre',
      content: 'Events are free unless their page says otherwise.',
    },
  },
  {
    slug: 'calendar',
    image: 'banner-dusk',
    fa: {
      title: 'تقویم',
      description: 'مناسبت‌ها و برنامه‌های سال در کانون اسلامی انتاریو',
      content:
        'ولادت‌ها، شهادت‌ها و عیدهای سال، همراه با روزهایی که کانون تعطیل است. هر ماه صفحه‌ای با برنامه‌های کانون دارد.',
    },
    en: {
      title: 'Calendar',
      description: 'The occasions and programmes of the year at the Ontario Islamic Centre',
      content:
        'The births, martyrdoms and feasts of the year, and the days on which the centre is closed. Each month has a page with the events of the centre.',
    },
  },
  {
    slug: 'ramadan',
    image: 'cover-dates',
    fa: {
      title: 'ماه رمضان',
      description: 'اوقات شرعی ماه رمضان در پنج شهر، برای چاپ',
      content: 'وقت امساک و افطار هر روز ماه رمضان، در یک صفحه که می‌توانید چاپ کنید و به دیوار بزنید.',
    },
    en: {
      title: 'Ramadan',
      description: 'The times of Ramadan in five cities, to print',
      content:
        'When the fast of each day of Ramadan begins and ends, on one page to print and put on the wall.',
    },
  },
  {
    slug: 'notices',
    image: 'banner-lanterns',
    fa: {
      title: 'آگهی‌های درگذشت',
      description: 'خبر درگذشت‌ها در کانون اسلامی انتاریو، همراه با زمان نماز، خاکسپاری و مجلس ترحیم',
      content:
        'آگهی‌ها با رضایت خانواده و به همان صورتی که خانواده خواسته است منتشر می‌شوند و پس از آخرین مراسم خودبه‌خود برداشته می‌شوند. برای انتشار آگهی یا کمک در کارهای کفن و دفن، در هر ساعتی با [امور درگذشتگان](/services/funeral) تماس بگیرید.',
    },
    en: {
      title: 'Death notices',
      description:
        'Recent deaths announced by the Ontario Islamic Centre, with the times of prayer, burial and memorial',
      content:
        'Notices are published with the consent of the family and as the family wants them written, and they are removed by themselves after the last gathering. To publish one, or for help with a burial, call [the funeral line](/services/funeral) at any hour.',
    },
  },
  {
    slug: 'classes',
    image: 'cover-books',
    fa: {
      title: 'کلاس‌ها',
      description: 'کلاس‌های قرآن، فارسی و گفت‌وگوی انگلیسی در کانون اسلامی انتاریو',
      content:
        'نام‌نویسی تا پایان هفته دوم هر ترم باز است. هزینه نباید کسی را از آموختن باز دارد؛ با دفتر در میان بگذارید.',
    },
    en: {
      title: 'Classes',
      description: 'Quran, Persian and English conversation at the Ontario Islamic Centre',
      content:
        'Registration stays open until the second week of term. Cost should keep nobody from learning: please speak to the office.',
    },
  },
  {
    slug: 'lectures',
    image: 'cover-microphone',
    fa: {
      title: 'سخنرانی‌ها',
      description: 'تلاوت‌ها و سخنرانی‌های کانون اسلامی انتاریو برای شنیدن',
      content: 'صداهای این صفحه تا رسیدن ضبط‌های کانون، صدای نمونه‌اند.',
    },
    en: {
      title: 'Lectures',
      description: 'Recitations and lectures of the Ontario Islamic Centre to listen to',
      content: 'Until the centre’s recordings arrive, the sounds on this page are demo tones.',
    },
  },
  {
    slug: 'services',
    image: 'banner-lanterns',
    fa: {
      title: 'خدمات',
      description: 'امور درگذشتگان، ازدواج و خدمات اجتماعی کانون اسلامی انتاریو',
      content: 'سه خدمتی که بیش از همه سراغشان را می‌گیرند. در هر ساعتی نیاز داشتید، تماس بگیرید.',
    },
    en: {
      title: 'Services',
      description: 'Funeral, marriage and community services of the Ontario Islamic Centre',
      content: 'The three services people ask for most. Whenever you need us, call.',
    },
  },
  {
    slug: 'contact-us',
    image: 'cover-street',
    fa: {
      title: 'تماس با ما',
      description: 'نشانی، تلفن و ساعت کار کانون اسلامی انتاریو',
      content: 'دفتر دوشنبه تا پنج‌شنبه و شنبه‌ها باز است. پیام‌ها را معمولاً تا دو روز کاری پاسخ می‌دهیم.',
    },
    en: {
      title: 'Contact us',
      description: 'Address, telephone and opening hours of the Ontario Islamic Centre',
      content:
        'The office is open Monday to Thursday and on Saturdays. We usually answer messages within two working days.',
    },
  },
  {
    slug: 'gallery',
    image: 'cover-autumn',
    fa: {
      title: 'گالری ویدئو',
      description: 'ویدئوهای کانون اسلامی انتاریو',
      content: 'گزارش برنامه‌ها و راهنماهای کوتاه.',
    },
    en: {
      title: 'Videos',
      description: 'Videos of the Ontario Islamic Centre',
      content: 'Reports from our events, and short guides.',
    },
  },
  {
    slug: 'gallery-image',
    image: 'photo-tiles-turquoise',
    fa: {
      title: 'گالری عکس',
      description: 'عکس‌های کانون اسلامی انتاریو',
      content: 'آلبوم‌هایی از ساختمان و روزهای کانون.',
    },
    en: {
      title: 'Photos',
      description: 'Photos of the Ontario Islamic Centre',
      content: 'Albums of the building and of our days.',
    },
  },
  {
    slug: 'announcements',
    image: 'cover-inkwell',
    fa: {
      title: 'اطلاعیه‌ها',
      description: 'اطلاعیه‌های کانون اسلامی انتاریو از تازه‌ترین',
      content: 'خبرهای کانون از تازه‌ترین. هر اطلاعیه در کانال کانون هم می‌آید.',
    },
    en: {
      title: 'Announcements',
      description: 'News from the Ontario Islamic Centre, the newest first',
      content: 'News from the centre, the newest first. Each announcement is also sent to the channel.',
    },
  },
  {
    slug: 'privacy',
    image: 'cover-candles',
    fa: {
      title: 'حریم خصوصی',
      description: 'کانون اسلامی انتاریو چه اطلاعاتی از شما نگه می‌دارد، چرا، و تا چه زمانی',
      content:
        'مسئول حریم خصوصی در کانون، مدیر دفتر است. آنچه در پی می‌آید از تنظیمات همین سایت ساخته شده است.',
    },
    en: {
      title: 'Privacy',
      description: 'What the Ontario Islamic Centre stores about you, why, and for how long',
      content:
        'The office manager is the centre’s privacy officer. What follows is made from the settings of this site.',
    },
  },
  {
    slug: 'accessibility',
    image: 'cover-beads',
    fa: {
      title: 'دسترس‌پذیری',
      description: 'سایت کانون اسلامی انتاریو برای افراد دارای معلولیت، و خبر دادن از مشکل‌ها',
      content: 'ساختمان کانون ورودی بدون پله و آسانسور دارد. آنچه در پی می‌آید درباره سایت است.',
    },
    en: {
      title: 'Accessibility',
      description:
        'The site of the Ontario Islamic Centre for people with disabilities, and how to report a barrier',
      content: 'The building has a step-free entrance and an elevator. What follows is about the site.',
    },
  },
]
