import type { ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { env } from '../app/env.server.ts'
import { frameOrigins, policyOfData } from '../app/security/content-security-policy.ts'

const twoYears = 63_072_000
const videos = frameOrigins.filter((it) => !it.includes('openstreetmap')).map((it) => `"${it}"`)
const ownAndVideos = `(self ${videos.join(' ')})`

/** What a page and the frames in it may ask of the device; everything that is not named here stays the browser's default. */
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

/** The headers of every answer. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  ...(env.PUBLIC_URL.startsWith('https:') && { 'Strict-Transport-Security': `max-age=${twoYears}` }),
}

/** Pictures, which other sites show when a page is shared, and the files that other programs subscribe to. */
const readByOthers = /^\/(share\.png|pictures\/.+|[a-z]+\/.+\.(ics|rss|csv))$/

/**
 * The headers of an answer that depend on what it is. A page says its own policy; a worker lives by its script's; what is
 * no page asks nothing of the device and leads nowhere, and a first visit has dozens of such answers.
 */
export const headersOf = (path: string, isPage: boolean): Record<string, string> => ({
  'Cross-Origin-Resource-Policy': readByOthers.test(path) ? 'cross-origin' : 'same-origin',
  ...(isPage && {
    'Permissions-Policy': devicePermissions,
    // Not `no-referrer`: with it a form would be sent without the origin that it is checked by.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  }),
  ...(!isPage &&
    !path.endsWith('.js') && { 'Content-Security-Policy': policyOfData, 'X-Frame-Options': 'DENY' }),
})

/** Adds to an answer, when its head is written, what it does not say itself. */
export function completeHeaders(path: string, response: ServerResponse) {
  onHeaders(response, () => {
    const isPage = response.hasHeader('Content-Security-Policy')
    const headers = { ...commonHeaders, ...headersOf(path, isPage), 'Cache-Control': 'no-store' }
    for (const [name, value] of Object.entries(headers))
      if (!response.hasHeader(name)) response.setHeader(name, value)
  })
}
