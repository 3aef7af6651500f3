import { languages } from '@islamic-centre/i18n/locales'
import { expect, test, vi } from 'vitest'
import { isFull, sample } from '../../e2e/extent.ts'

vi.hoisted(() => {
  const urls = { PUBLIC_URL: 'https://www.example.org', CMS_URL: 'https://cms.example.org' }
  Object.assign(process.env, { ...urls, CMS_PUBLIC_URL: urls.CMS_URL })
})

const { responseOf, manyEntries } = await import('./many-entries.fixture.tsx')

/** Fewer in `npm test`: each page of each list is rendered. */
const count = isFull ? 2500 : 500
const entries = { fa: manyEntries(count, 'fa'), ca: manyEntries(count, 'ca') }
/** The layout around each page, its dictionary and scripts, which do not grow with the entries. */
const layoutBytes = 50_000
const maxBytes = 200_000 - layoutBytes

const routes = {
  announcements: () => import('../routes/announcements.tsx'),
  events: () => import('../routes/events.tsx'),
  classes: () => import('../routes/classes.tsx'),
  lectures: () => import('../routes/lectures.tsx'),
  gallery: () => import('../routes/gallery.tsx'),
  'gallery-image': () => import('../routes/gallery-image.tsx'),
}
type Name = keyof typeof routes

const slugsIn = (html: string, folder: string) => [
  ...new Set([...html.matchAll(new RegExp(`href="${folder}/([^"/]+)"`, 'g'))].map(([, slug = '']) => slug)),
]

const lists = languages.flatMap((language) =>
  (Object.keys(routes) as Name[]).map((name) => ({ language, name })),
)
for (const { language, name } of sample('lists of many entries', lists, 6))
  test(`/${language}/${name} shows each of ${count} entries on one of its pages, none of which is large`, async () => {
    const module = await routes[name]()
    const path = `/${language}/${name}`
    const shown: string[] = []
    let next: string | undefined = path
    for (let page = 1; next; page++) {
      const html = await responseOf(name, module, next, entries[language])
      expect(Buffer.byteLength(html), next).toBeLessThan(maxBytes)
      shown.push(...slugsIn(html, path))
      const following = `${path}?page=${page + 1}`
      next = html.includes(`href="${following}"`) ? following : undefined
    }
    const slugs = name === 'lectures' ? 3 * count : count
    expect(shown).toHaveLength(slugs)
    expect(new Set(shown).size).toBe(slugs)
  })

test('an album of 500 pictures has each on one of its pages', async () => {
  const module = await import('../routes/gallery-image.$slug.tsx')
  const list = '/ca/gallery-image/entry-0'
  const shown: string[] = []
  for (let page = 1; page <= 9; page++) {
    const html = await responseOf(
      'gallery-image/:slug',
      module,
      page === 1 ? list : `${list}?page=${page}`,
      entries.ca,
    )
    expect(Buffer.byteLength(html)).toBeLessThan(maxBytes)
    shown.push(...[...html.matchAll(/href="[^"]*(picture_\d+)\.webp"/g)].map(([, picture = '']) => picture))
  }
  expect(shown).toEqual(Array.from({ length: 500 }, (_, at) => `picture_${at}`))
})

test('feed and calendar are bounded', async () => {
  for (const [name, load] of [
    ['announcements.rss', () => import('../routes/announcements-rss.ts')],
    ['events.ics', () => import('../routes/events-ics.ts')],
  ] as const)
    for (const language of languages) {
      const file = await responseOf(name, await load(), `/${language}/${name}`, entries[language])
      expect(Buffer.byteLength(file), name).toBeLessThan(200_000)
      expect(file).toContain('entry-')
    }
})
