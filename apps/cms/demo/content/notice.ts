import type { Section } from './entry'

/** The notice across the site; it ends by itself with the lunch that it announces. */
export const notice: Section = {
  uid: 'api::announcement.announcement',
  entries: (on) => [
    {
      shared: {
        active: true,
        link: '/events',
        from: on.time(-1, '00:00'),
        until: on.weekday('saturday', 0, '15:00'),
      },
      fa: {
        title: 'ناهار با همسایگان',
        content: 'شنبه ظهر میزبان همسایگان هستیم. برای میزبانی یک میز، نام خود را بنویسید.',
      },
      en: {
        title: 'Lunch with our neighbours',
        content: 'On Saturday from 12:30 p.m. we host our neighbours. Put your name down to host a table.',
      },
    },
  ],
}
