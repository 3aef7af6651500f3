import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { expect, test } from 'vitest'
import { headTags } from './head-tags.ts'
import { type Frame, pageHead, sectionParts } from './page-head.server.ts'

const frame = (language: 'fa' | 'ca'): Frame => ({
  language,
  origin: 'https://www.example.org',
  about: undefined,
  notice: undefined,
  prayerSettings: undefined,
  magazine: undefined,
})
const title = (words: object[]) => words.find((it): it is { title: string } => 'title' in it)?.title
const opening = {
  language: 'ca' as const,
  title: 'Events',
  html: undefined,
  links: [],
  seo: {
    title: 'All events',
    description: 'What is on',
    image: { src: 'https://cms.example.org/a.webp', width: 1200, height: 800, alt: '', stem: undefined },
  },
}

test('an editor’s words for search engines come before those of the dictionary', () => {
  const words = headTags(pageHead(frame('ca'), 'events', sectionParts(frame('ca'), opening)))
  expect(title(words)).toBe('All events · Ontario Islamic Centre')
  expect(words).toContainEqual({ name: 'description', content: 'What is on' })
  expect(words).toContainEqual({ property: 'og:image', content: 'https://cms.example.org/a.webp' })
})

test('a Persian page takes no English title, but the picture, which has no language', () => {
  const words = headTags(pageHead(frame('fa'), 'events', sectionParts(frame('fa'), opening)))
  expect(title(words)).toBe('رویدادها · کانون اسلامی انتاریو')
  expect(words).toContainEqual({ name: 'description', content: dictionaries.fa.descriptions.events })
  expect(words).toContainEqual({ property: 'og:image', content: 'https://cms.example.org/a.webp' })
})

test('a page that failed is for nobody to find', () => {
  expect(headTags(undefined)).toEqual([{ name: 'robots', content: 'noindex' }])
})

test('the way to a page below another names both', () => {
  const words = JSON.stringify(headTags(pageHead(frame('ca'), 'funeral')))
  for (const path of ['home', 'services', 'services/funeral'])
    expect(words).toContain(`"item":"https://www.example.org/ca/${path}"`)
})
