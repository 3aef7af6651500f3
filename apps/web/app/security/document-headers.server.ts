import { env } from '../env.server.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

const panel = new URL(env.CMS_PUBLIC_URL).origin

const settings = {
  media: [panel, ...(env.UPLOADS_URL ? [new URL(env.UPLOADS_URL).origin] : [])],
  // The panel shows the published page beside the draft, so it may frame each of them.
  framedBy: env.PREVIEW_SECRET && env.SITE_API_TOKEN ? panel : undefined,
  https: env.PUBLIC_URL.startsWith('https:'),
  google: env.GA4_MEASUREMENT_ID !== undefined,
}

/** The headers of a page, with the hashes of its inline scripts. */
export const documentHeaders = (scriptHashes: readonly string[]) => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': contentSecurityPolicy(settings, scriptHashes),
  'Cross-Origin-Opener-Policy': 'same-origin',
  // If there is a panel, only the policy above can allow it.
  ...(settings.framedBy ? {} : { 'X-Frame-Options': 'DENY' }),
})
