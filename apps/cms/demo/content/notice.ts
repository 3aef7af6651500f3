import type { Section } from './entry'

/** The notice across the site; it ends by itself after two weeks. */
export const notice: Section = {
  uid: 'api::announcement.announcement',
  entries: (on) => [
    {
      shared: { active: true, link: '/events', from: on.time(-1, '00:00'), until: on.time(14, '23:59') },
      fa: {
        title: 'ناهار با همسایگان',
        content: 'شنبه ظهر میزبان همسایگان هستیم. برای میزبانی یک میز، نام خود را بنویسید.',
      },
      en: {
        title: 'Lunch with our neighbours',
        content: 'On Saturday at noon we host our neighbours. Put your name down to host a table.',
      },
    },
  ],
}
