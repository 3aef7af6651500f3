import { env } from '../../env.server.ts'

const { PLAUSIBLE_DOMAIN, GA4_MEASUREMENT_ID } = env

/** The settings of the page view collector for the browser. */
export type Collector = { name: 'plausible' } | { name: 'ga4'; measurementId: string }

/** The collector from the environment; none by default. */
export const collector: Collector | undefined = PLAUSIBLE_DOMAIN
  ? { name: 'plausible' }
  : GA4_MEASUREMENT_ID
    ? { name: 'ga4', measurementId: GA4_MEASUREMENT_ID }
    : undefined
