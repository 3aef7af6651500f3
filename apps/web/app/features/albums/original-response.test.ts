import { expect, test } from 'vitest'
import { originalFileName } from './original-response.server.ts'

const album = (count: number) => ({
  slug: 'nowruz-2026',
  images: Array.from({ length: count }, (_, at) => ({
    src: `https://cms.example.org/uploads/IMG_${at}_0a1b2c.${at % 2 ? 'JPG' : 'webp'}`,
    width: 3,
    height: 2,
    stem: undefined,
    caption: undefined,
  })),
})

test('an original is stored under the name of its album and its place in it, so that files sort as the album does', () => {
  expect(originalFileName(album(4), 1)).toBe('nowruz-2026-02.jpg')
  expect(originalFileName(album(3000), 41)).toBe('nowruz-2026-0042.jpg')
})
