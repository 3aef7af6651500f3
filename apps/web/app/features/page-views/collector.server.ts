import { type Dictionary, dictionaries } from '@islamic-centre/i18n/dictionaries'
import type { Language } from '@islamic-centre/i18n/locales'
import { env } from '../../env.server.ts'

const { PLAUSIBLE_DOMAIN, PLAUSIBLE_URL, GA4_MEASUREMENT_ID } = env

/** The settings of the page view collector for the browser; the texts of the question are in no other page. */
export type Collector =
  | { name: 'plausible' }
  | { name: 'ga4'; measurementId: string; texts: Dictionary['consent'] }

/** The collector from the environment; none by default. */
export function collectorIn(language: Language): Collector | undefined {
  if (PLAUSIBLE_DOMAIN) return { name: 'plausible' }
  if (!GA4_MEASUREMENT_ID) return undefined
  return { name: 'ga4', measurementId: GA4_MEASUREMENT_ID, texts: dictionaries[language].consent }
}

/** The host that page views are forwarded to. */
export const plausibleHost = new URL(PLAUSIBLE_URL).host
