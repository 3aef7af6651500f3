import type { Dictionary } from '@islamic-centre/i18n/dictionaries'
import type { Language } from '@islamic-centre/i18n/locales'

/** Whole keys, so that a document has the texts of these only (page-dictionary-keys.ts). */
type Name = `nav.${Exclude<keyof Dictionary['nav'], 'label' | 'donate'>}`
type Entry = { name: Name; path: string } | { name: Name; children: readonly { name: Name; path: string }[] }

/** The header's links in their order; the magazine joins the education group when an editor has set its URL. */
const entries: readonly Entry[] = [
  { name: 'nav.home', path: 'home' },
  { name: 'nav.prayerTimes', path: 'prayer-times' },
  { name: 'nav.about', path: 'about-us' },
  { name: 'nav.events', path: 'events' },
  { name: 'nav.gallery', path: 'gallery' },
  { name: 'nav.galleryImage', path: 'gallery-image' },
  {
    name: 'nav.education',
    children: [
      { name: 'nav.classes', path: 'classes' },
      { name: 'nav.lectures', path: 'lectures' },
    ],
  },
  { name: 'nav.services', path: 'services' },
  { name: 'nav.contact', path: 'contact-us' },
]

type Address = {
  language: Language
  pathname: string
  magazine: string | undefined
  /** The path of the timetable that "Prayer times" leads to. */
  timetable: string
}

/** The header's links of one language, the one to the current page marked. */
export function headerLinks(
  { language, pathname, magazine, timetable }: Address,
  word: (name: Name) => string,
) {
  const link = ({ name, path }: { name: Name; path: string }) => {
    const top = `/${language}/${path}`
    const href = name === 'nav.prayerTimes' ? timetable : top
    return { label: word(name), href, current: pathname === top || pathname.startsWith(`${top}/`) }
  }
  const outside = magazine ? [{ label: word('nav.magazine'), href: magazine }] : []
  return entries.map((entry) =>
    'path' in entry
      ? link(entry)
      : { label: word(entry.name), links: [...outside, ...entry.children.map(link)] },
  )
}
