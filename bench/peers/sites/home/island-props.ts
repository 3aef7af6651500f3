import type { Language } from '@islamic-centre/i18n/locales'
import type { Words } from './words.ts'

/** What each part that runs in the browser needs beside its data. */
export type IslandProps = { language: Language; words: Words }

/** The labels of slides. */
export const slideLabels = (t: (key: string, values?: Record<string, number>) => string, region: string) => ({
  region,
  role: t('carousel.role'),
  slideRole: t('carousel.slideRole'),
  previous: t('carousel.previous'),
  next: t('carousel.next'),
  pause: t('carousel.pause'),
  play: t('carousel.play'),
  slide: (index: number, count: number) => t('carousel.slide', { index, count }),
})
