import { env } from '../../env.server.ts'

const { PLAUSIBLE_DOMAIN, GA4_MEASUREMENT_ID } = env

/** What the browser must know of the program that counts page views. */
export type Collector = { name: 'plausible' } | { name: 'ga4'; measurementId: string }

/** The collector that the environment names; none by default. */
export const collector: Collector | undefined = PLAUSIBLE_DOMAIN
  ? { name: 'plausible' }
  : GA4_MEASUREMENT_ID
    ? { name: 'ga4', measurementId: GA4_MEASUREMENT_ID }
    : undefined
