import type { Calendar } from '../seed/calendar'
import { type Entry, picture } from './entry'

interface Event {
  slug: string
  cover: string
  /** Start and end, counted from the day of seeding. */
  when?: (on: Calendar) => [string, string]
  /** Of one that repeats, in place of these. */
  schedule?: (on: Calendar) => Record<string, unknown>
  registrationUrl?: string
  streamUrl?: string
  signUp?: Record<string, unknown>
  fa: { title: string; excerpt: string; place: string; content: string }
  en: { title: string; excerpt: string; place: string; content: string }
}

const upcomingEvents: Event[] = [
  {
    slug: 'dua-kumayl',
    cover: 'cover-candles',
    schedule: (on) => ({
      first: on.date(1),
      start: { by: 'prayer', prayer: 'maghrib', minutes: 15 },
      minutes: 90,
      repetition: { every: 'week', interval: 1, weekdays: ['TH'] },
      exceptions: [
        {
          day: on.weekday('thursday', 5, '12:00').slice(0, 10),
          change: 'cancelled',
          note: { fa: 'شبستان در دست رنگ‌آمیزی است.', en: 'The prayer hall is being painted.' },
        },
      ],
    }),
    streamUrl: 'https://stream.example.org/dua-kumayl',
    fa: {
      title: 'دعای کمیل',
      excerpt: 'خواندن دعا، سخنی کوتاه و چای پس از برنامه',
      place: 'شبستان',
      content: `پس از نماز مغرب و عشا دعای کمیل را با هم می‌خوانیم. سپس بیست دقیقه سخن کوتاه داریم و چای. برنامه از همین صفحه زنده پخش می‌شود.

برای کودکان ۴ تا ۱۰ سال در اتاق کناری برنامه جداگانه‌ای هست.`,
    },
    en: {
      title: 'Dua Kumayl',
      excerpt: 'The supplication, a short talk, and tea afterwards',
      place: 'Prayer hall',
      content: `After the evening prayers we read Dua Kumayl together. A talk of twenty minutes follows, and then tea. The evening is shown live from this page.

Children aged 4 to 10 have a programme of their own in the next room.`,
    },
  },
  {
    slug: 'lunch-with-neighbours',
    cover: 'cover-dates',
    when: (on) => [on.weekday('saturday', 0, '12:30'), on.weekday('saturday', 0, '15:00')],
    registrationUrl: 'https://register.example.org/lunch',
    fa: {
      title: 'ناهار با همسایگان',
      excerpt: 'همسایگان کانون را به ناهار ایرانی دعوت کرده‌ایم؛ شما هم میزبان باشید.',
      place: 'تالار و حیاط',
      content: `هر فصل یک بار همسایگان کانون را به ناهار دعوت می‌کنیم. این بار شصت مهمان داریم و به خانواده‌هایی نیاز است که سر هر میز میزبان باشند.

- غذا: کانون
- نان و شیرینی: شما
- مهمان‌نوازی: همه`,
    },
    en: {
      title: 'Lunch with our neighbours',
      excerpt: 'We have invited the neighbours to a Persian lunch. Come and be a host.',
      place: 'Hall and yard',
      content: `Once a season we invite the centre’s neighbours to lunch. This time there are sixty guests, and we need families to host each table.

- Food: the centre
- Bread and sweets: you
- Hospitality: everyone`,
    },
  },
  {
    slug: 'breakfast-for-newcomers',
    cover: 'cover-tea',
    when: (on) => [on.weekday('sunday', 1, '10:00'), on.weekday('sunday', 1, '12:00')],
    fa: {
      title: 'صبحانه تازه‌واردان',
      excerpt: 'تازه به انتاریو آمده‌اید؟ با چای و پنیر از مدرسه، بیمه و کار می‌گوییم.',
      place: 'تالار',
      content: `داوطلبان ما به پرسش‌های شما پاسخ می‌دهند: نام‌نویسی مدرسه، کارت سلامت، گواهینامه، اجاره خانه و نوشتن رزومه. مترجم فارسی، دری و عربی داریم.`,
    },
    en: {
      title: 'Breakfast for newcomers',
      excerpt: 'New to Ontario? Over tea and cheese we talk about schools, health cards and work.',
      place: 'Hall',
      content: `Our volunteers answer your questions: school registration, health cards, driving licences, renting and résumés. Interpreters for Persian, Dari and Arabic are there.`,
    },
  },
  {
    slug: 'calligraphy-workshop',
    cover: 'cover-inkwell',
    when: (on) => [on.weekday('saturday', 2, '14:00'), on.weekday('saturday', 2, '17:00')],
    signUp: {
      places: 18,
      waitingList: true,
      showPlacesLeft: true,
      askChildren: false,
      questions: [
        {
          textFa: 'آیا پیش‌تر با قلم نی نوشته‌اید؟',
          textEn: 'Have you written with a reed pen before?',
          required: false,
        },
      ],
    },
    fa: {
      title: 'کارگاه خوشنویسی',
      excerpt: 'یک بعدازظهر با قلم نی و مرکب؛ برای کسانی که تاکنون خوشنویسی نکرده‌اند.',
      place: 'کتابخانه',
      content: `در این کارگاه سه‌ساعته تراشیدن قلم، نشستن درست و شش حرف نخست نستعلیق را می‌آموزید. قلم، مرکب و کاغذ با ماست. ظرفیت ۱۸ نفر.`,
    },
    en: {
      title: 'Calligraphy workshop',
      excerpt: 'An afternoon with reed pen and ink, for those who have never tried.',
      place: 'Library',
      content: `In three hours you learn to cut a pen, to sit well and to write the first six letters of nastaliq. Pens, ink and paper are provided. Eighteen places.`,
    },
  },
  {
    slug: 'blood-donation-day',
    cover: 'cover-sapling',
    when: (on) => [on.weekday('sunday', 3, '11:00'), on.weekday('sunday', 3, '16:00')],
    registrationUrl: 'https://register.example.org/blood',
    fa: {
      title: 'روز اهدای خون',
      excerpt: 'کار نیکی که بیست دقیقه وقت می‌گیرد.',
      place: 'تالار',
      content: `با همکاری سازمان انتقال خون، تالار کانون یک روز میزبان اهداکنندگان است. همراه داشتن کارت شناسایی لازم است. پیش از آمدن صبحانه بخورید و آب بنوشید.`,
    },
    en: {
      title: 'Blood donation day',
      excerpt: 'A good deed that takes twenty minutes of your day.',
      place: 'Hall',
      content: `Together with the blood service, the hall welcomes donors for a day. Please bring identification, and have breakfast and water before you come.`,
    },
  },
  {
    slug: 'family-evening',
    cover: 'cover-books',
    schedule: (on) => ({
      first: on.date(1),
      start: { by: 'clock', time: '19:30' },
      minutes: 90,
      repetition: { every: 'month', interval: 1, on: { nth: 2, weekday: 'FR' } },
      exceptions: [],
    }),
    fa: {
      title: 'شب خانواده',
      excerpt: 'گفت‌وگو با یک مشاور خانواده درباره تلفن، بازی و خواب کودکان',
      place: 'کتابخانه',
      content: `مشاور خانواده کانون از تجربه کار با پدران و مادران می‌گوید و به پرسش‌ها پاسخ می‌دهد. نگهداری از کودکان در اتاق بازی فراهم است.`,
    },
    en: {
      title: 'Family evening',
      excerpt: 'A conversation with a family counsellor about phones, games and sleep',
      place: 'Library',
      content: `The centre’s family counsellor speaks from work with parents and answers questions. Child care is provided in the play room.`,
    },
  },
  {
    slug: 'mid-shaban',
    cover: 'cover-pomegranates',
    schedule: (on) => ({
      first: on.date(1),
      start: { by: 'prayer', prayer: 'maghrib', minutes: 30 },
      minutes: 120,
      repetition: { every: 'hijri-year', month: 8, days: { from: 15, to: 15 }, eve: true },
      exceptions: [],
    }),
    fa: {
      title: 'جشن نیمه شعبان',
      excerpt: 'مولودی‌خوانی، سخنی کوتاه و شیرینی برای همه',
      place: 'تالار',
      content: `شب ولادت امام زمان (عج) را با مولودی‌خوانی و سخنی کوتاه جشن می‌گیریم. شیرینی و شربت با کانون است؛ اگر شیرینی خانگی می‌پزید، با خود بیاورید.`,
    },
    en: {
      title: 'Mid-Sha’ban celebration',
      excerpt: 'Songs of praise, a short talk, and sweets for everyone',
      place: 'Hall',
      content: `On the eve of the birth of Imam al-Mahdi we gather for songs of praise and a short talk. The centre offers sweets and sharbat; if you bake at home, bring some along.`,
    },
  },
  {
    slug: 'nights-of-muharram',
    cover: 'photo-night-lanterns',
    schedule: (on) => ({
      first: on.date(1),
      start: { by: 'prayer', prayer: 'maghrib', minutes: 30 },
      minutes: 120,
      repetition: { every: 'hijri-year', month: 1, days: { from: 1, to: 10 }, eve: true },
      exceptions: [],
    }),
    fa: {
      title: 'شب‌های محرم',
      excerpt: 'ده شب سوگواری امام حسین (ع): زیارت عاشورا، سخنرانی و نوحه',
      place: 'شبستان',
      content: `هر شب پس از نماز مغرب و عشا زیارت عاشورا می‌خوانیم. سپس سخنرانی به فارسی، خلاصه آن به انگلیسی و نوحه‌خوانی است. پس از برنامه در تالار شام می‌دهیم.

برای نذری و کمک در آشپزخانه با دفتر کانون تماس بگیرید.`,
    },
    en: {
      title: 'Nights of Muharram',
      excerpt: 'Ten evenings of mourning for Imam Husayn: ziyarat, a talk and elegies',
      place: 'Prayer hall',
      content: `Each evening after the prayers we read Ziyarat Ashura. A talk in Persian follows, with a summary in English, and then elegies. Supper is served in the hall afterwards.

To offer food or to help in the kitchen, please call the office.`,
    },
  },
]

const pastEvents: Event[] = [
  {
    slug: 'evening-with-the-quran',
    cover: 'photo-library-quran',
    when: (on) => [on.weekday('friday', -3, '19:00'), on.weekday('friday', -3, '21:30')],
    fa: {
      title: 'محفل انس با قرآن',
      excerpt: 'تلاوت نوجوانان، داوری مهربانانه و جایزه‌هایی از جنس کتاب',
      place: 'شبستان',
      content: `بیست‌وچهار نوجوان در این محفل خواندند. سپاس از خانواده‌ها که تا پایان ماندند.`,
    },
    en: {
      title: 'An evening with the Quran',
      excerpt: 'Recitation by our teens, kind judges and books for prizes',
      place: 'Prayer hall',
      content: `Twenty-four young people recited. Thank you to the families who stayed to the end.`,
    },
  },
  {
    slug: 'library-reopening',
    cover: 'photo-library-window',
    when: (on) => [on.weekday('sunday', -6, '13:00'), on.weekday('sunday', -6, '16:00')],
    fa: {
      title: 'بازگشایی کتابخانه',
      excerpt: 'قفسه‌های تازه، کنج مطالعه و دو هزار جلد کتاب',
      place: 'کتابخانه',
      content: `کتابخانه پس از سه ماه بازسازی باز شد. قفسه‌ها را نجاران داوطلب کانون ساختند.`,
    },
    en: {
      title: 'The library reopens',
      excerpt: 'New shelves, a reading corner and two thousand books',
      place: 'Library',
      content: `After three months of work the library is open again. Its shelves were built by volunteers of the centre.`,
    },
  },
  {
    slug: 'open-doors-day',
    cover: 'banner-courtyard',
    when: (on) => [on.weekday('saturday', -9, '11:00'), on.weekday('saturday', -9, '16:00')],
    fa: {
      title: 'روز بازدید همگانی',
      excerpt: 'بیش از دویست همسایه آمدند، پرسیدند و چای نوشیدند.',
      place: 'همه ساختمان',
      content: `راهنمایان نوجوان ما هر نیم ساعت یک گروه را در شبستان، کتابخانه و حیاط گرداندند.`,
    },
    en: {
      title: 'Open doors day',
      excerpt: 'More than two hundred neighbours came, asked and had tea.',
      place: 'The whole building',
      content: `Every half hour our young guides led a group through the prayer hall, the library and the yard.`,
    },
  },
  {
    slug: 'food-drive',
    cover: 'cover-basket',
    when: (on) => [on.weekday('saturday', -13, '09:00'), on.weekday('saturday', -13, '14:00')],
    fa: {
      title: 'گردآوری مواد غذایی برای محله',
      excerpt: 'یک تن و دویست کیلو مواد غذایی خشک برای بانک غذای شهر',
      place: 'حیاط',
      content: `با همراهی سه مدرسه و یک کلیسای همسایه، بیش از یک تن مواد غذایی گرد آمد.`,
    },
    en: {
      title: 'Neighbourhood food drive',
      excerpt: 'Twelve hundred kilograms of dry food for the city’s food bank',
      place: 'Yard',
      content: `With three schools and a neighbouring church we gathered more than a tonne of food.`,
    },
  },
  {
    slug: 'night-of-poetry',
    cover: 'cover-pomegranates',
    when: (on) => [on.weekday('monday', -17, '19:00'), on.weekday('monday', -17, '21:30')],
    fa: {
      title: 'شب شعر',
      excerpt: 'شعرخوانی به فارسی، دری و انگلیسی، با انار و چای',
      place: 'تالار',
      content: `چهارده شاعر محله شعر خواندند. دفتر شعر آن شب در کتابخانه است.`,
    },
    en: {
      title: 'A night of poetry',
      excerpt: 'Poems in Persian, Dari and English, with pomegranates and tea',
      place: 'Hall',
      content: `Fourteen poets of the neighbourhood read. A booklet of that night is in the library.`,
    },
  },
  {
    slug: 'sports-day',
    cover: 'cover-dawn',
    when: (on) => {
      const day = on.latest({ month: 6, weekday: 'sunday' })
      return [on.time(day, '09:00'), on.time(day, '13:00')]
    },
    fa: {
      title: 'روز ورزش نوجوانان',
      excerpt: 'فوتبال، پینگ‌پنگ و دو کنار دریاچه',
      place: 'پارک کنار دریاچه',
      content: `نود نوجوان در چهار رشته مسابقه دادند و همه با مدال به خانه رفتند.`,
    },
    en: {
      title: 'Youth sports day',
      excerpt: 'Soccer, table tennis and a run by the lake',
      place: 'Lakeside park',
      content: `Ninety young people competed in four sports, and every one went home with a medal.`,
    },
  },
]

export const eventEntries = (on: Calendar): Entry[] =>
  [...upcomingEvents, ...pastEvents].map(({ when, schedule, cover, fa, en, ...shared }) => {
    const [startsAt, endsAt] = when?.(on) ?? []
    return {
      shared: { ...shared, kind: 'event', cover: picture(cover), startsAt, endsAt, schedule: schedule?.(on) },
      fa,
      en,
    }
  })
