import { expect, test } from 'vitest'
import { eventsJsonLd, videosJsonLd } from './structured-data.server.ts'

const site = {
  language: 'fa' as const,
  origin: 'https://www.example.org',
  about: undefined,
  notice: undefined,
  pages: [],
  month: '2026-11',
  prayerSettings: undefined,
  magazine: undefined,
}
const event = {
  slug: 'night-of-poetry',
  title: 'شب شعر',
  excerpt: undefined,
  place: undefined,
  cover: undefined,
  language: 'fa' as const,
}

test('an event without a date has no structured data, one with a date has it on its own page', () => {
  const things = eventsJsonLd(site, [
    { ...event, startsAt: null, endsAt: null },
    { ...event, startsAt: '2026-11-27T00:00:00.000Z', endsAt: null },
  ])
  expect(things).toHaveLength(1)
  expect(things[0]).toMatchObject({
    startDate: '2026-11-27T00:00:00.000Z',
    url: 'https://www.example.org/fa/events/night-of-poetry',
    inLanguage: 'fa',
  })
})

test('a video has structured data only with a picture and a date', () => {
  const video = {
    documentId: 'v',
    slug: 'walk',
    title: 'A walk',
    description: undefined,
    date: '2026-11-01',
    cover: { src: 'https://cms.example.org/c.webp', width: 4, height: 3, alt: '', stem: undefined },
    url: 'https://www.youtube.com/watch?v=x',
    file: undefined,
    language: 'ca' as const,
    languages: ['ca' as const],
  }
  expect(videosJsonLd([video, { ...video, cover: undefined }, { ...video, date: null }])).toEqual([
    expect.objectContaining({ '@type': 'VideoObject', uploadDate: '2026-11-01', url: video.url }),
  ])
})
