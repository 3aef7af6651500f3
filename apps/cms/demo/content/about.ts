import { picture, type Section } from './entry'

const fa = {
  title: 'کانون اسلامی انتاریو',
  summary:
    'کانون اسلامی انتاریو خانه‌ای است برای نماز، آموختن و دیدار، به دو زبان فارسی و انگلیسی، که درهایش به روی همه همسایگان باز است.',
  address: 'تورنتو، انتاریو، خیابان نمونه، شماره ۱۲۰',
  copyright: 'همه حقوق این سایت برای کانون اسلامی انتاریو محفوظ است.',
  content: `## خانه‌ای که با هم ساختیم

کانون اسلامی انتاریو را چند خانواده در زیرزمین یک خانه آغاز کردند؛ با یک فرش، چند جلد قرآن و قوری چایی که هیچ‌گاه خالی نمی‌شد. امروز شبستان، کتابخانه، تالار و چهار اتاق درس داریم، اما قوری چای همان است.

## چه می‌کنیم

- نماز جماعت در سه وعده و نماز جمعه
- کلاس قرآن، زبان فارسی و گفت‌وگوی انگلیسی
- همراهی با خانواده‌ها در ازدواج، بیماری و سوگ
- سفره مهربانی برای هر که نیازمند است، از هر آیین

## چگونه اداره می‌شویم

کانون سازمانی خیریه و ثبت‌شده در کاناداست. هیئت‌مدیره هفت‌نفره را اعضا هر دو سال یک بار برمی‌گزینند و گزارش مالی هر سال در دفتر و در نشست همگانی در دسترس است.

> هر که در این سرا درآید، نانش دهید و از ایمانش مپرسید.`,
  biography: `## امام جماعت کانون

امام جماعت کانون در خانواده‌ای فرهنگی به دنیا آمد و خواندن را پیش از دبستان از پدربزرگش آموخت. پس از دبیرستان هم‌زمان ادبیات فارسی و علوم حوزوی خواند و سال‌ها در کنار درس، آموزگار دبستان بود.

پانزده سال پیش با خانواده به انتاریو آمد. سال‌های نخست را راننده اتوبوس مدرسه بود؛ خودش می‌گوید هیچ جا به اندازه آن صندلی، زبان بچه‌های این سرزمین را نیاموخته است.

### کارها

- تدریس تفسیر و نهج‌البلاغه
- مشاوره پیش از ازدواج و آشتی خانواده‌ها
- نشست‌های ماهانه با رهبران دینی محله
- نگارش کتاب «آداب همسایگی»

روزهای سه‌شنبه پس از نماز مغرب، بدون وقت قبلی، برای گفت‌وگو در کتابخانه است.`,
  article: `## نماز جماعت در سرزمین دور

کسی که از وطن دور می‌شود، نخست جاها را از دست می‌دهد و بعد آدم‌ها را. کوچه، نانوایی و صدای اذان از پنجره آشپزخانه، یکی‌یکی به خاطره بدل می‌شوند. آنچه می‌ماند عادت‌هاست؛ و نماز جماعت، نیکوترین عادتی است که می‌توان با خود برد.

### صف، پیش از آنکه آشنا شوی

در صف نماز کسی نمی‌پرسد از کجا آمده‌ای و چه کاره‌ای. شانه‌ات به شانه کسی می‌خورد که نامش را نمی‌دانی، و پس از سلام، نخستین کاری که می‌کنید دست دادن است. بسیاری از دوستی‌های این کانون از همان دست دادن آغاز شده است.

### زبان مشترک

در صف ما فارسی‌زبان، عرب، اردوزبان و کانادایی تازه‌مسلمان کنار هم‌اند. هر کدام به زبان خود فکر می‌کنند، اما رکوع همه یکی است. این یک‌رنگی به ما یادآوری می‌کند که پیش از هر گفت‌وگو، می‌توان با هم بود.

### و پس از نماز

نماز که تمام می‌شود، چای می‌رسد. نیمی از کارهای خیر این محله کنار همان سینی چای آغاز شده است؛ از یافتن خانه برای یک خانواده تا کلاس ریاضی رایگان برای نوجوانان.

دوری درد بزرگی است. اما در صف جماعت، دست کم روزی سه بار، کسی جای خالی ما را می‌بیند.`,
}

const en = {
  title: 'Ontario Islamic Centre',
  summary:
    'The Ontario Islamic Centre is a house of prayer, learning and company, in Persian and English, with its doors open to every neighbour.',
  address: '120 Example Avenue, Toronto, Ontario',
  copyright: 'All rights reserved by the Ontario Islamic Centre.',
  content: `## A house we built together

A few families began the Ontario Islamic Centre in the basement of a home, with one carpet, a few copies of the Quran and a teapot that was never empty. Today there are a prayer hall, a library, a hall and four classrooms. The teapot is the same.

## What we do

- Congregational prayers three times a day, and Friday prayer
- Classes in the Quran, Persian and English conversation
- Company for families in marriage, in illness and in mourning
- A food shelf for whoever is in need, of any faith

## How we are run

The centre is a registered Canadian charity. Its seven directors are elected by the members every two years, and the yearly accounts are open to all at the office and at the general meeting.

> Whoever enters this house, give them bread and do not ask about their faith.`,
  biography: `## The imam of the centre

The imam of the centre was born into a family of teachers, and learned to read from his grandfather before he went to school. Afterwards he studied Persian literature and the religious sciences side by side, and for years taught in a primary school beside his studies.

He came to Ontario with his family fifteen years ago. For the first years he drove a school bus; nowhere, he says, did he learn the language of this country’s children as well as in that seat.

### His work

- Teaching tafsir and Nahj al-Balagha
- Counselling before marriage and reconciling families
- Monthly meetings with the religious leaders of the neighbourhood
- The book “The Courtesy of Neighbours”

On Tuesdays after the evening prayer he is in the library for conversation, with no appointment needed.`,
  article: `## Praying together, far from home

Whoever leaves home loses places first, and then people. The lane, the bakery, the call to prayer through the kitchen window turn into memories one by one. What remains are habits, and praying together is the best habit to carry along.

### The row, before you are introduced

In the row nobody asks where you are from or what you do. Your shoulder touches that of someone whose name you do not know, and the first thing you do afterwards is shake hands. Many friendships of this centre began with that handshake.

### A common language

Persian and Arabic speakers stand in our row beside speakers of Urdu and Canadians new to Islam. Each thinks in a language of their own, yet all bow the same way. It reminds us that people can be together before they have spoken.

### And after the prayer

When the prayer ends, the tea comes. Half of this neighbourhood’s good works began beside that tray, from finding a home for a family to free mathematics lessons for teenagers.

Distance hurts. But in the row, at least three times a day, somebody notices when our place is empty.`,
}

export const about: Section = {
  uid: 'api::about.about',
  entries: () => [
    {
      shared: {
        portrait: picture('portrait-medallion'),
        Instagram: 'https://social.example.org/instagram/ontario-islamic-centre',
        Telegram: 'https://social.example.org/telegram/ontario-islamic-centre',
        Facebook: 'https://social.example.org/facebook/ontario-islamic-centre',
        YouTube: 'https://social.example.org/youtube/ontario-islamic-centre',
        Email: 'info@example.org',
        phones: { manager: '+1 416-555-0142', funeral: '+1 416-555-0119', other: '+1 416-555-0165' },
        latitude: 43.7061,
        longitude: -79.5152,
        registrationNumber: '00000 0000 RR0001',
      },
      fa,
      en,
    },
  ],
}
