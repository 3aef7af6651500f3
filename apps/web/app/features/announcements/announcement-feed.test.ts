import { civilDateIn } from '@islamic-centre/prayer-times'
import { expect, test } from 'vitest'
import { announcementFeed } from './announcement-feed.server.ts'

const options = {
  title: 'Announcements',
  description: 'What is new',
  copyright: 'The centre',
  origin: 'https://www.example.org',
  language: 'ca',
} as const

const announcement = {
  documentId: 'hours',
  slug: 'office-hours',
  title: 'New office hours',
  description: undefined,
  content: undefined,
  date: '2026-11-21',
  image: undefined,
  language: 'ca',
  languages: ['ca'],
} as const

test('an announcement has its own day in the feed, wherever it is read', () => {
  const feed = announcementFeed([announcement], options)
  const dates = [...feed.matchAll(/<(?:pubDate|lastBuildDate)>([^<]+)/g)].map(([, date = '']) => date)
  expect(dates).toHaveLength(2)
  for (const date of dates)
    for (const timeZone of ['America/Vancouver', 'America/Toronto', 'Asia/Tehran'])
      expect(civilDateIn(timeZone, new Date(date)), timeZone).toEqual({ year: 2026, month: 11, day: 21 })
})

test('the deaths that are announced come first in the feed, escaped', () => {
  const date = new Date('2026-11-22T09:00:00Z')
  const notice = {
    title: 'A <b>name</b> ]]>',
    description: 'Burial: Monday',
    path: '/ca/notices/a-name',
    date,
  }
  const feed = announcementFeed([announcement], { ...options, notices: [notice] })
  const links = [...feed.matchAll(/<item>.*?<link>([^<]+)/gs)].map(([, link]) => link)
  expect(links).toEqual([
    'https://www.example.org/ca/notices/a-name',
    'https://www.example.org/ca/announcements/office-hours',
  ])
  expect(feed).not.toContain('name</b> ]]>')
})
