import { expect, test } from 'vitest'
import { localizedPath } from './localized-path.ts'

test('a path without a language gets the language of the page', () => {
  expect(localizedPath('fa', '/events')).toBe('/fa/events')
  expect(localizedPath('ca', '/events/nowruz?from=home#time')).toBe('/ca/events/nowruz?from=home#time')
  expect(localizedPath('ca', '/')).toBe('/ca/')
})

test('a path with a language is unchanged, as is an external URL', () => {
  for (const address of [
    '/fa/events',
    '/ca',
    '/fa#top',
    'https://www.example.org/events',
    '//example.org',
    'tel:+1',
    'mailto:a@b.c',
  ])
    expect(localizedPath('ca', address)).toBe(address)
})
