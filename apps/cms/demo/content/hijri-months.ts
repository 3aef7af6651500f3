import type { Section } from './entry'

/** The last month and the present one are declared; those to come are calculated until an editor declares them. */
export const hijriMonthSection: Section = {
  uid: 'api::hijri-month.hijri-month',
  entries: (on) =>
    [-1, 0].map((months) => ({
      shared: { ...on.hijriMonth(months), source: 'Demo content: by the tables of Umm al-Qura' },
      // Not written in a language.
      fa: {},
    })),
}
