import type { Section } from './entry'

export const mainPageEvent: Section = {
  uid: 'api::main-page-event.main-page-event',
  entries: () => [
    {
      fa: {
        Title: 'رویدادهای پیش رو',
        Content: `این روزها در کانون:

- **دعای کمیل**، هر پنج‌شنبه ساعت ۷ شب
- **ناهار با همسایگان**، این شنبه از ساعت ۱۲:۳۰
- **صبحانه تازه‌واردان**، یکشنبه هفته آینده

برای هماهنگی جای کودکان، پیش از آمدن به دفتر خبر دهید.`,
      },
      en: {
        Title: 'Upcoming events',
        Content: `These days at the centre:

- **Dua Kumayl**, every Thursday at 7 p.m.
- **Lunch with our neighbours**, this Saturday from 12:30
- **Breakfast for newcomers**, Sunday of next week

If you are bringing children, please let the office know beforehand.`,
      },
    },
  ],
}
