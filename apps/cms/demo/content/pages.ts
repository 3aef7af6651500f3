import { picture, type Section } from './entry'

interface Page {
  slug: string
  image: string
  fa: Words
  en: Words
}

interface Words {
  title: string
  description: string
  content: string
  links?: { label: string; url: string; note: string }[]
}

const donate: Page = {
  slug: 'donate',
  image: 'cover-sapling',
  fa: {
    title: 'کمک مالی',
    description: 'راه‌های کمک مالی به کانون اسلامی انتاریو و رسید مالیاتی آن',
    content: `چراغ این خانه با کمک شما روشن است: نزدیک نیمی از هزینه‌ها صرف آموزش، یک‌سوم صرف ساختمان و مانده صرف سفره مهربانی و صندوق همیاری می‌شود.

### رسید مالیاتی

برای کمک‌های بیست دلار و بیشتر، رسید رسمی مالیاتی کانادا می‌فرستیم. در پیام انتقال، نام و نشانی خود را بنویسید.

### وجوهات و نذر

برای خمس، فطریه و نذر در یادداشت پرداخت بنویسید که کمک شما برای چیست؛ هر کدام حساب جداگانه‌ای دارد.`,
    links: [
      {
        label: 'انتقال اینترنتی',
        url: 'mailto:donate@example.org',
        note: 'از بانک خود به نشانی donate@example.org بفرستید؛ نیازی به پرسش امنیتی نیست.',
      },
      {
        label: 'کارت اعتباری',
        url: 'https://donate.example.org/card',
        note: 'یک‌باره یا ماهانه؛ کارمزدی از کمک شما کم نمی‌شود.',
      },
      {
        label: 'چک',
        url: '/contact-us',
        note: 'در وجه «Ontario Islamic Centre»، به نشانی کانون یا در صندوق ورودی',
      },
      {
        label: 'کالا و وقت',
        url: 'tel:+14165550142',
        note: 'کتاب، خوراک خشک و چند ساعت داوطلبی نیز کمک است.',
      },
    ],
  },
  en: {
    title: 'Donate',
    description: 'Ways to give to the Ontario Islamic Centre, and the tax receipt',
    content: `Your gifts keep this house open: nearly half goes to teaching, a third to the building, and the rest to the food shelf and the fund for families in need.

### Tax receipts

For gifts of twenty dollars and more we send an official Canadian tax receipt. Please put your name and address in the message of the transfer.

### Religious dues

For khums, fitra or a vow, say in the note what the gift is for; each is kept in accounts of its own.`,
    links: [
      {
        label: 'e-Transfer',
        url: 'mailto:donate@example.org',
        note: 'From your bank to donate@example.org; no security question is needed.',
      },
      {
        label: 'Credit card',
        url: 'https://donate.example.org/card',
        note: 'Once or every month; the provider takes no fee from your gift.',
      },
      {
        label: 'Cheque',
        url: '/contact-us',
        note: 'Payable to “Ontario Islamic Centre”, by mail or in the box at the entrance',
      },
      {
        label: 'Goods and time',
        url: 'tel:+14165550142',
        note: 'Books, dry food and a few hours of volunteering are gifts too.',
      },
    ],
  },
}

/** The opening words of the sections, and what search engines show of them. */
const sections: Page[] = [
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
      content: 'سه خدمتی که بیش از همه سراغش را می‌گیرند. در هر ساعتی نیاز داشتید، تماس بگیرید.',
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
      description: 'اطلاعیه‌های کانون اسلامی انتاریو، از تازه‌ترین',
      content: 'خبرهای کانون، از تازه‌ترین. هر اطلاعیه در کانال کانون هم می‌آید.',
    },
    en: {
      title: 'Announcements',
      description: 'News from the Ontario Islamic Centre, the newest first',
      content: 'News from the centre, the newest first. Each announcement is also sent to the channel.',
    },
  },
]

/** A page of the centre's own, beside the sections. */
const firstVisit: Page = {
  slug: 'first-visit',
  image: 'banner-niche',
  fa: {
    title: 'نخستین بار به کانون می‌آیید؟',
    description: 'آنچه خوب است پیش از نخستین دیدار از کانون اسلامی انتاریو بدانید',
    content: `درِ کانون به روی همه باز است؛ مسلمان باشید یا نباشید. برای آمدن لازم نیست از پیش خبر بدهید.

### هنگام ورود

کفش‌ها را در راهرو درمی‌آوریم. جای وضو در طبقه همکف است و برای کسی که صندلی یا ویلچر لازم دارد، راه هموار و آسانسور هست.

### پوشش

لباس پوشیده و راحت کافی است. کنار در شبستان چادر و روسری پاکیزه گذاشته‌ایم.

### در شبستان

تلفن را بی‌صدا کنید. اگر نماز نمی‌خوانید، روی صندلی‌های ته شبستان بنشینید و تماشا کنید. پس از نماز همیشه چای هست و کسی که به پرسش‌هایتان پاسخ دهد.`,
    links: [
      { label: 'نشانی و تلفن', url: '/contact-us', note: 'راه رسیدن به کانون و ساعت کار دفتر' },
      {
        label: 'برنامه‌های پیش رو',
        url: '/events',
        note: 'برای نخستین دیدار، شب‌های شعر و ناهار همسایه‌ها خوب است.',
      },
    ],
  },
  en: {
    title: 'Your first visit',
    description: 'What is good to know before you first come to the Ontario Islamic Centre',
    content: `Our door is open to everyone, Muslim or not. You do not need to tell us before you come.

### Coming in

We take our shoes off in the hallway. The place for washing is on the ground floor, and there is a level way in and a lift for anyone who needs them.

### What to wear

Modest, comfortable clothes are enough. Clean scarves and chadors hang by the door of the prayer hall.

### In the prayer hall

Please silence your telephone. If you do not pray, take a chair at the back and watch. After the prayer there is always tea, and someone who will answer your questions.`,
    links: [
      {
        label: 'Address and telephone',
        url: '/contact-us',
        note: 'How to find us, and when the office is open',
      },
      {
        label: 'Upcoming events',
        url: '/events',
        note: 'A poetry night or the lunch with neighbours makes a good first visit.',
      },
    ],
  },
}

const worded = ({ image }: Page, { title, description, content, links = [] }: Words) => ({
  title,
  content,
  links,
  seo: { title, description, image: picture(image) },
})

export const pageSection: Section = {
  uid: 'api::page.page',
  entries: () =>
    [donate, ...sections, firstVisit].map((page) => ({
      shared: { slug: page.slug },
      fa: worded(page, page.fa),
      en: worded(page, page.en),
    })),
}
