import { expect, test } from 'vitest'
import { localizedPath } from './localized-path.ts'

test('a path without a language leads into the language of the page', () => {
  expect(localizedPath('fa', '/events')).toBe('/fa/events')
  expect(localizedPath('ca', '/events/nowruz?from=home#time')).toBe('/ca/events/nowruz?from=home#time')
  expect(localizedPath('ca', '/')).toBe('/ca/')
})

test('a path that names its language keeps it, and an address elsewhere is not touched', () => {
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
