import type { Section } from './entry'

export const bookSection: Section = {
  uid: 'api::book.book',
  entries: () => [
    {
      shared: { slug: 'the-rose-garden' },
      fa: { title: 'گلستان', author: 'سعدی', content: 'حکایت‌هایی به نثر و نظم.' },
      en: { title: 'The Rose Garden', author: 'Saadi', content: 'Stories in prose and verse.' },
    },
  ],
}
