import type { ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { env } from '../app/env.server.ts'
import { frameOrigins, policyOfData } from '../app/security/content-security-policy.ts'

const twoYears = 63_072_000
const videos = frameOrigins.filter((it) => !it.includes('openstreetmap')).map((it) => `"${it}"`)
const ownAndVideos = `(self ${videos.join(' ')})`

/** The device features that a page and its frames may use; everything else has the browser's default. */
const devicePermissions = Object.entries({
  autoplay: ownAndVideos,
  'encrypted-media': ownAndVideos,
  fullscreen: `(self ${frameOrigins.map((it) => `"${it}"`).join(' ')})`,
  'picture-in-picture': ownAndVideos,
  'screen-wake-lock': '(self)',
  accelerometer: '()',
  'browsing-topics': '()',
  camera: '()',
  'display-capture': '()',
  geolocation: '()',
  gyroscope: '()',
  magnetometer: '()',
  microphone: '()',
  midi: '()',
  payment: '()',
  usb: '()',
})
  .map(([name, allowed]) => `${name}=${allowed}`)
  .join(', ')

/** The headers of every response. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  ...(env.PUBLIC_URL.startsWith('https:') && { 'Strict-Transport-Security': `max-age=${twoYears}` }),
}

/** Pictures, which other sites show when a page is shared, and the feeds and calendars that other programs fetch. */
const readByOthers = /^\/(share\.png|pictures\/.+|[a-z]+\/.+(\.(ics|rss|csv)|\/timetable\.json))$/

/**
 * The headers that depend on the kind of response. A page sets its own policy; a worker uses that of its script; other
 * files use no device feature and have no links, so they get fewer headers: a first visit loads dozens.
 */
export const headersOf = (path: string, isPage: boolean): Record<string, string> => ({
  'Cross-Origin-Resource-Policy': readByOthers.test(path) ? 'cross-origin' : 'same-origin',
  ...(isPage && {
    'Permissions-Policy': devicePermissions,
    // Not `no-referrer`: with it a browser sends a form without the `Origin` header that the server checks.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  }),
  ...(!isPage &&
    !path.endsWith('.js') && { 'Content-Security-Policy': policyOfData, 'X-Frame-Options': 'DENY' }),
})

/** Adds the headers that a response has not set itself, when its headers are written. */
export function completeHeaders(path: string, response: ServerResponse) {
  onHeaders(response, () => {
    const isPage = response.hasHeader('Content-Security-Policy')
    const headers = { ...commonHeaders, ...headersOf(path, isPage), 'Cache-Control': 'no-store' }
    for (const [name, value] of Object.entries(headers))
      if (!response.hasHeader(name)) response.setHeader(name, value)
  })
}
