import type { Section } from './entry'

export const mainPageEvent: Section = {
  uid: 'api::main-page-event.main-page-event',
  entries: () => [
    {
      fa: {
        Title: 'رویدادهای پیش رو',
        Content: `این روزها در کانون:

- **دعای کمیل**، هر پنج‌شنبه پس از نماز مغرب
- **ناهار با همسایگان**، از ساعت ۱۲:۳۰
- **صبحانه تازه‌واردان**، یکشنبه از ساعت ۱۰

اگر با کودک می‌آیید، لطفاً پیش از آمدن به دفتر خبر دهید.`,
      },
      en: {
        Title: 'Upcoming events',
        Content: `These days at the centre:

- **Dua Kumayl**, every Thursday after Maghrib
- **Lunch with our neighbours**, from 12:30 p.m.
- **Breakfast for newcomers**, on a Sunday from 10 a.m.

If you are bringing children, please let the office know beforehand.`,
      },
    },
  ],
}
