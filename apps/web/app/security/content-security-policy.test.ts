import { renderMarkdown } from '@islamic-centre/ui/markdown/render'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, type PolicySettings } from './content-security-policy.ts'

const settings: PolicySettings = {
  media: ['https://cms.example.org'],
  framedBy: undefined,
  https: true,
  google: false,
}
const directive = (name: string, given: Partial<PolicySettings> = {}) =>
  contentSecurityPolicy({ ...settings, ...given }, ['sha256-abc'])
    .split('; ')
    .find((it) => it.startsWith(`${name} `))

const frames = [
  'https://www.youtube.com/embed/x',
  'https://youtube.com/embed/x',
  'https://www.youtube-nocookie.com/embed/x',
  'https://youtube-nocookie.com/embed/x',
  'https://player.vimeo.com/video/1',
  'https://www.aparat.com/video/video/embed/videohash/x/vt/frame',
  'https://aparat.com/video/x',
  'https://www.openstreetmap.org/export/embed.html?bbox=1',
  'https://openstreetmap.org/export/embed.html?bbox=1',
  'https://www.google.com/maps/embed?pb=x',
  'https://google.com/maps/embed?pb=x',
  'https://www.google.com/maps/embed/v1/place?q=x',
  'https://evil.example/embed/x',
  'https://www.google.com/search',
]

test('every frame that an editor’s text may have is allowed by the policy, and no other', async () => {
  const html = await renderMarkdown(frames.map((it) => `<iframe src="${it}"></iframe>`).join('\n\n'))
  const shown = [...html.matchAll(/<iframe[^>]*src="([^"]+)"/g)].map(([, address = '']) => address)
  const sources = directive('frame-src')?.split(' ').slice(1) ?? []
  const allowed = (address: string) =>
    sources.some((it) => {
      const [source, { origin, pathname }] = [new URL(it), new URL(address)]
      const isBelow = source.pathname.endsWith('/') && pathname.startsWith(source.pathname)
      return origin === source.origin && (isBelow || pathname === source.pathname)
    })
  expect(shown).toHaveLength(12)
  expect(frames.filter(allowed)).toEqual(shown)
})

test('scripts come from the site, by their hashes, and from Google only where it counts page views', () => {
  expect(directive('script-src')).toBe("script-src 'self' 'sha256-abc'")
  expect(directive('script-src', { google: true })).toContain(' https://www.googletagmanager.com')
  expect(contentSecurityPolicy(settings, [])).not.toMatch(/google-analytics|unsafe|\bdata:|\*/)
})

test('insecure requests are upgraded only where the site is served over https', () => {
  expect(contentSecurityPolicy(settings, [])).toContain('upgrade-insecure-requests')
  expect(contentSecurityPolicy({ ...settings, https: false }, [])).not.toContain('upgrade')
})
