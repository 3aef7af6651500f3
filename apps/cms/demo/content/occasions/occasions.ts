import type { Entry, Section } from '../entry'
import { gregorian } from './gregorian'
import { muharramToJumada } from './muharram-to-jumada'
import { rajabToDhuAlHijjah } from './rajab-to-dhu-al-hijjah'
import { type Row, sources } from './row'
import { solarHijri } from './solar-hijri'

const entriesIn =
  (calendar: 'hijri' | 'solar_hijri' | 'gregorian') =>
  ([slug, month, day, kind, source, fa, en, { text, ...shared } = {}]: Row): Entry => ({
    shared: { slug, calendar, month, day, kind, closed: false, evening: false, ...shared },
    fa: { title: fa, source: sources[source].fa, ...(text && { text: text.fa }) },
    en: { title: en, source: sources[source].en, ...(text && { text: text.en }) },
  })

/** The days of the year that a centre in Ontario prints in its calendar; each is checked by the centre before it is used. */
export const occasions: Entry[] = [
  ...[...muharramToJumada, ...rajabToDhuAlHijjah].map(entriesIn('hijri')),
  ...solarHijri.map(entriesIn('solar_hijri')),
  ...gregorian.map(entriesIn('gregorian')),
]

export const occasionSection: Section = {
  uid: 'api::occasion.occasion',
  entries: () => occasions,
}
