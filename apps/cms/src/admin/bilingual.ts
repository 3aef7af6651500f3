import { centreZone } from '../dates/centre-time'
import { persianPanel } from './panel-languages'

export type Bilingual = readonly [en: string, fa: string]

export const isPersian = () => document.documentElement.lang === persianPanel

/** A text of ours in the language of the panel. */
export const inPanelLanguage = ([en, fa]: Bilingual) => (isPersian() ? fa : en)

/** A moment on the clock of the centre; `medium` has seconds. */
export const centreTime = (moment: string, timeStyle: 'short' | 'medium' = 'short') =>
  // The panel's own locale has Latin digits, for its pickers.
  new Intl.DateTimeFormat(isPersian() ? 'fa-u-ca-gregory' : document.documentElement.lang || 'en', {
    dateStyle: 'medium',
    timeStyle,
    timeZone: centreZone,
  }).format(new Date(moment))
