import { expect, test } from 'vitest'
import { headerLinks } from './header-links.ts'

const links = (pathname: string, magazine?: string) =>
  headerLinks({ language: 'ca', pathname, magazine, timetable: '/ca/prayer-times/london/2026-11' }, (name) =>
    name.replace('nav.', ''),
  )

test('the magazine is first in the education group, and is absent without a URL', {
  tags: ['spec:2.33'],
}, () => {
  const group = (magazine?: string) => links('/ca/home', magazine).find((it) => 'links' in it)
  expect(group('https://magazine.example.org')).toMatchObject({
    links: [{ href: 'https://magazine.example.org' }, {}, {}],
  })
  expect(group()).toMatchObject({ links: [{ label: 'classes' }, { label: 'lectures' }] })
})

test('the page a visitor is on is marked, with the pages below it', () => {
  const current = (pathname: string) =>
    links(pathname)
      .flatMap((it) => ('links' in it ? it.links : [it]))
      .filter((it) => 'current' in it && it.current)
      .map((it) => it.label)
  expect(current('/ca/events')).toEqual(['events'])
  expect(current('/ca/gallery-image/eid')).toEqual(['galleryImage'])
  expect(current('/ca/prayer-times/toronto/2026-03')).toEqual(['prayerTimes'])
  expect(current('/ca/home')).toEqual(['home'])
})
