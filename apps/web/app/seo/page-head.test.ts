import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { expect, test } from 'vitest'
import { headTags } from './head-tags.ts'
import { pageHead, recordHead } from './page-head.server.ts'
import { emptySite } from './site-data.fixture.ts'

const title = (tags: object[]) => tags.find((it): it is { title: string } => 'title' in it)?.title
const section = {
  language: 'ca' as const,
  title: 'Events',
  html: undefined,
  links: [],
  amounts: [],
  timeline: [],
  seo: {
    title: 'All events',
    description: 'What is on',
    image: { src: 'https://cms.example.org/a.webp', width: 1200, height: 800, alt: '', stem: undefined },
  },
}

test('an editor’s SEO texts take precedence over those of the dictionary', () => {
  const tags = headTags(pageHead(emptySite('ca'), 'events', { section }))
  expect(title(tags)).toBe('All events · Ontario Islamic Centre')
  expect(tags).toContainEqual({ name: 'description', content: 'What is on' })
  expect(tags).toContainEqual({ property: 'og:image', content: 'https://cms.example.org/a.webp' })
})

test('a Persian page takes no English title, but the picture, which has no language', () => {
  const tags = headTags(pageHead(emptySite('fa'), 'events', { section }))
  expect(title(tags)).toBe('رویدادها · کانون اسلامی انتاریو')
  expect(tags).toContainEqual({ name: 'description', content: dictionaries.fa.descriptions.events })
  expect(tags).toContainEqual({ property: 'og:image', content: 'https://cms.example.org/a.webp' })
})

test('a page that failed is not indexed', () => {
  expect(headTags(undefined)).toEqual([{ name: 'robots', content: 'noindex' }])
})

test('the breadcrumbs of a page below another have both', () => {
  const tags = JSON.stringify(headTags(pageHead(emptySite('ca'), 'funeral')))
  for (const path of ['home', 'services', 'services/funeral'])
    expect(tags).toContain(`"item":"https://www.example.org/ca/${path}"`)
})

test('each page of a list has its own title and URL, and links to the previous and next one', () => {
  const head = (page: number) =>
    headTags(pageHead(emptySite('fa'), 'classes', { paging: { page, pages: 3 } }))
  const url = 'https://www.example.org/fa/classes'
  const other = 'https://www.example.org/ca/classes'
  expect(title(head(1))).toBe('کلاس‌ها · کانون اسلامی انتاریو')
  expect(title(head(2))).toBe('کلاس‌ها · صفحه ۲ · کانون اسلامی انتاریو')
  expect(head(1)).toContainEqual({ tagName: 'link', rel: 'canonical', href: url })
  expect(head(2)).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${url}?page=2` })
  expect(head(2)).toContainEqual({ property: 'og:url', content: `${url}?page=2` })
  expect(head(2)).toContainEqual({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: 'en-CA',
    href: `${other}?page=2`,
  })
  const beside = (page: number) =>
    head(page).flatMap((it) =>
      'rel' in it && /^(prev|next)$/.test(String(it.rel)) ? [[it.rel, it.href]] : [],
    )
  expect(beside(1)).toEqual([['next', `${url}?page=2`]])
  expect(beside(2)).toEqual([
    ['prev', url],
    ['next', `${url}?page=3`],
  ])
  expect(beside(3)).toEqual([['prev', `${url}?page=2`]])
})

test('the pages of an album that is written in one language only are those of that language', () => {
  const album = {
    title: 'عکس‌ها',
    languages: ['fa' as const],
    slug: 'a',
    paging: { page: 2, pages: 2 },
  }
  const tags = headTags(recordHead(emptySite('ca'), 'album', album))
  const url = 'https://www.example.org/fa/gallery-image/a'
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${url}?page=2` })
  expect(tags).toContainEqual({ tagName: 'link', rel: 'prev', href: url })
})
