/** Where the date of an occasion was read; decision 077 names each. `unchecked`: the centre has to check it. */
export const sources = {
  persianCalendar: {
    en: 'Persian Calendar project, data/events.json, commit 0264aa2, after the calendar of the University of Tehran',
    fa: 'پروژه تقویم فارسی، پرونده data/events.json، برگرفته از تقویم دانشگاه تهران',
  },
  dateHolidays: {
    en: 'npm package date-holidays 3.37.0',
    fa: 'بسته date-holidays، نسخه 3.37.0',
  },
  both: {
    en: 'Persian Calendar project, data/events.json, commit 0264aa2; npm package date-holidays 3.37.0',
    fa: 'پروژه تقویم فارسی، پرونده data/events.json؛ بسته date-holidays، نسخه 3.37.0',
  },
  unchecked: {
    en: 'To be checked by the centre',
    fa: 'کانون تاریخ را بررسی کند',
  },
} as const

type Text = { fa: string; en: string }

interface More {
  text?: Text
  closed?: true
  evening?: true
  /** A path of the site. */
  programme?: string
}

export type Row = [
  slug: string,
  month: number,
  day: number,
  kind: 'birth' | 'martyrdom' | 'feast' | 'mourning' | 'national',
  source: keyof typeof sources,
  fa: string,
  en: string,
  more?: More,
]
