import { picture, type Section } from './entry'

const announcements = [
  {
    slug: 'persian-school-registration',
    daysAgo: 3,
    image: 'cover-books',
    fa: {
      title: 'آغاز نام‌نویسی مدرسه فارسی',
      description: 'نام‌نویسی ترم تازه برای کودکان ۵ تا ۱۴ سال آغاز شد. ظرفیت هر کلاس ۱۵ نفر است.',
      content: `نام‌نویسی ترم تازه مدرسه فارسی آغاز شد. کلاس‌ها یکشنبه‌ها از ساعت ۱۰ تا ۱۲:۳۰ در طبقه دوم برگزار می‌شود.

| گروه | سن | اتاق |
| --- | --- | --- |
| شکوفه‌ها | ۵ تا ۷ سال | ۲۰۱ |
| نوآموزان | ۸ تا ۱۰ سال | ۲۰۲ |
| نوجوانان | ۱۱ تا ۱۴ سال | ۲۰۳ |

برای نام‌نویسی، برگه را از دفتر کانون بگیرید یا در [صفحه کلاس‌ها](/classes) پر کنید. اگر پرداخت شهریه برایتان دشوار است، با دفتر در میان بگذارید؛ هیچ کودکی به این دلیل از کلاس بازنمی‌ماند.`,
    },
    en: {
      title: 'Persian school registration is open',
      description:
        'Registration for the new term is open to children aged 5 to 14. Each class takes 15 pupils.',
      content: `Registration for the new term of the Persian school is open. Classes are on Sundays from 10 a.m. to 12:30 p.m. on the second floor.

| Group | Age | Room |
| --- | --- | --- |
| Blossoms | 5 to 7 | 201 |
| Beginners | 8 to 10 | 202 |
| Teens | 11 to 14 | 203 |

Pick up a form at the office or fill it in on the [classes page](/classes). If the fee is hard to meet, please tell the office: no child misses class for that reason.`,
    },
  },
  {
    slug: 'office-hours',
    daysAgo: 6,
    image: 'cover-tea',
    fa: {
      title: 'ساعت کار جدید دفتر',
      description: 'دفتر کانون از این هفته سه‌شنبه‌ها تا ساعت ۸ شب باز است.',
      content: `بسیاری از شما پس از ساعت کار به دفتر سر می‌زنید. از این هفته سه‌شنبه‌ها تا ساعت ۸ شب در خدمت شما هستیم.

- دوشنبه، چهارشنبه و پنج‌شنبه: ۱۰ تا ۱۷
- سه‌شنبه: ۱۰ تا ۲۰
- شنبه: ۱۱ تا ۱۵
- جمعه و یکشنبه: تعطیل

خط امور درگذشتگان در همه ساعت‌های شبانه‌روز پاسخ‌گوست.`,
    },
    en: {
      title: 'New office hours',
      description: 'From this week the office is open until 8 p.m. on Tuesdays.',
      content: `Many of you come by after work. From this week the office stays open until 8 p.m. on Tuesdays.

- Monday, Wednesday and Thursday: 10 a.m. to 5 p.m.
- Tuesday: 10 a.m. to 8 p.m.
- Saturday: 11 a.m. to 3 p.m.
- Friday and Sunday: closed

The funeral line answers at any hour.`,
    },
  },
  {
    slug: 'volunteers-for-the-food-shelf',
    daysAgo: 9,
    image: 'cover-basket',
    fa: {
      title: 'دعوت به همراهی با سفره مهربانی',
      description: 'برای بسته‌بندی و رساندن سبدهای غذا به بیست داوطلب نیاز داریم.',
      content: `هر هفته نزدیک هفتاد خانواده از سفره مهربانی سبد غذا می‌گیرند. برای شنبه‌ها، از ساعت ۹ تا ۱۲، به یاری شما نیاز داریم: چیدن سبدها، رساندن سبد به در خانه سالمندان، و خوشامد به مهمانان.

> هر کس گرهی از کار دیگری بگشاید، گره کارش گشوده می‌شود.

اگر می‌توانید ماهی یک بار بیایید، نام خود را در دفتر بنویسید.`,
    },
    en: {
      title: 'Help at the food shelf',
      description: 'We are looking for twenty volunteers to pack and deliver food baskets.',
      content: `Every week some seventy families receive a basket from the food shelf. On Saturdays, from 9 a.m. to noon, we need hands: to pack, to drive to older neighbours and to welcome guests.

> Whoever eases the burden of another will find their own burden eased.

If you can come once a month, leave your name at the office.`,
    },
  },
  {
    slug: 'tax-receipts',
    daysAgo: 14,
    image: 'cover-inkwell',
    fa: {
      title: 'رسید مالیاتی با رایانامه',
      description: 'رسید مالیاتی کمک‌های هر سال تا پایان فوریه سال بعد با رایانامه به دست شما می‌رسد.',
      content: `از این پس رسید مالیاتی را روی کاغذ نمی‌فرستیم: رسید کمک‌های هر سال تا پایان فوریه سال بعد به رایانامه شما می‌رسد. اگر نشانی رایانامه‌تان عوض شده است، لطفاً به دفتر خبر دهید.

کمک‌های نقدی بدون نام، رسید ندارند؛ اگر رسید می‌خواهید، از دفتر پاکت شماره‌دار بگیرید.`,
    },
    en: {
      title: 'Tax receipts by email',
      description:
        'The tax receipt for each year’s donations reaches you by email by the end of the next February.',
      content: `We no longer send tax receipts on paper: the receipt for each year’s donations reaches your inbox by the end of the next February. If your email address has changed, please let the office know.

Cash given without a name cannot be receipted; if you need a receipt, ask the office for numbered envelopes.`,
    },
  },
  {
    slug: 'evening-parking',
    daysAgo: 19,
    image: 'cover-crescent',
    fa: {
      title: 'پارکینگ شب‌های پنج‌شنبه',
      description:
        'همسایگان از سروصدا و کمبود جای پارک گله کرده‌اند؛ لطفاً از پارکینگ مدرسه روبه‌رو استفاده کنید.',
      content: `مدرسه روبه‌روی کانون پارکینگ خود را پنج‌شنبه‌ها از ساعت ۶ تا ۱۱ شب در اختیار ما گذاشته است. خواهش می‌کنیم جلوی خانه همسایگان پارک نکنید و هنگام رفتن، آرام باشید.

رعایت حق همسایه بخشی از عبادت ماست.`,
    },
    en: {
      title: 'Parking on Thursday evenings',
      description:
        'Our neighbours have spoken about noise and parking; please use the school lot across the street.',
      content: `The school across the street lends us its parking lot on Thursdays from 6 to 11 p.m. Please do not park in front of the neighbours’ homes, and leave quietly.

To honour the rights of a neighbour is part of our worship.`,
    },
  },
  {
    slug: 'library-lending',
    daysAgo: 26,
    image: 'photo-library-shelves',
    fa: {
      title: 'کتابخانه کتاب امانت می‌دهد',
      description: 'با کارت عضویت رایگان می‌توانید هر بار سه کتاب را برای سه هفته ببرید.',
      content: `کتابخانه کانون اکنون بیش از دو هزار جلد کتاب به فارسی، انگلیسی و عربی دارد. کارت عضویت رایگان است و هر عضو می‌تواند سه کتاب را سه هفته نگه دارد.

![قفسه‌های کتابخانه](media:photo-library-shelves)

بخش کودک شنبه‌ها ساعت ۱۳ قصه‌خوانی دارد.`,
    },
    en: {
      title: 'The library now lends books',
      description: 'With a free card you can take three books home for three weeks.',
      content: `The centre’s library now holds more than two thousand books in Persian, English and Arabic. A card is free, and each member may keep three books for three weeks.

![The shelves of the library](media:photo-library-shelves)

The children’s corner has story time on Saturdays at 1 p.m.`,
    },
  },
  {
    slug: 'hall-for-families',
    daysAgo: 38,
    image: 'cover-tulips',
    fa: {
      title: 'تالار کانون برای مراسم خانواده‌ها',
      description: 'تالار ۱۸۰‌نفره کانون برای عقد، بزرگداشت و مهمانی خانوادگی در اختیار شماست.',
      content: `تالار کانون با آشپزخانه و سیستم صدا برای آیین‌های خانوادگی آماده است. اولویت با مراسم یادبود است و برای آن هزینه‌ای گرفته نمی‌شود.

1. تاریخ را با دفتر هماهنگ کنید.
2. برگه درخواست را پر کنید.
3. یک هفته پیش از مراسم، تالار را با هم ببینیم.`,
    },
    en: {
      title: 'The hall for family occasions',
      description: 'Our hall for 180 guests is available for weddings, memorials and family gatherings.',
      content: `The hall, with its kitchen and sound system, is ready for family occasions. Memorials come first and are free of charge.

1. Agree on a date with the office.
2. Fill in the request form.
3. Come and see the hall with us a week before.`,
    },
  },
  {
    slug: 'quarterly-magazine',
    daysAgo: 52,
    image: 'cover-pomegranates',
    fa: {
      title: 'شماره تازه مجله کانون',
      description: 'پرونده این شماره درباره همسایگی است؛ با گفت‌وگو، داستان و دستور پخت آش انار.',
      content: `شماره تازه مجله کانون با پرونده‌ای درباره همسایگی منتشر شد. در این شماره می‌خوانید:

- همسایه در روایت‌ها
- سه گفت‌وگو با همسایگان کانون
- داستان کوتاهی از یک نوجوان
- آش انار برای سفره خانواده

نسخه کاغذی را رایگان از دفتر بردارید.`,
    },
    en: {
      title: 'A new issue of the magazine',
      description:
        'This issue is about neighbours, with conversations, a story and a recipe for pomegranate soup.',
      content: `The new issue of the centre’s magazine is out, with a feature on neighbours. Inside:

- The neighbour in our traditions
- Three conversations with the centre’s neighbours
- A short story by a teenager
- Pomegranate soup for the family table

Take a free printed copy from the office.`,
    },
  },
  {
    slug: 'persian-poetry-circle',
    daysAgo: 11,
    image: 'cover-beads',
    fa: {
      title: 'حلقه شعرخوانی فارسی',
      description: 'هر دو هفته یک بار، دوشنبه‌ها ساعت ۷ شب، با هم حافظ و سعدی می‌خوانیم.',
      content: `حلقه شعرخوانی کانون به زبان فارسی برگزار می‌شود و ورود برای دوستداران شعر آزاد است. این ماه از بوستان سعدی می‌خوانیم؛ کتاب در کتابخانه هست.`,
    },
  },
  {
    slug: 'english-discussion-circle',
    daysAgo: 16,
    image: 'photo-library-window',
    en: {
      title: 'Discussion circle in English',
      description: 'For university students and young professionals, every other Wednesday at 7 p.m.',
      content: `A circle for students and young professionals who are more at home in English. We read a short text together and talk about faith at work, friendship and city life. No preparation needed.`,
    },
  },
]

export const announcementSection: Section = {
  uid: 'api::anouncement.anouncement',
  entries: (on) =>
    announcements.map(({ slug, daysAgo, image, fa, en }) => ({
      shared: { slug, date: on.date(-daysAgo), image: picture(image) },
      ...(fa && { fa }),
      ...(en && { en }),
    })),
}
