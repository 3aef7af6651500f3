import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePictureUrl, pictureStem, pictureTypes, pictureWidths } from './picture-url.ts'

test('every width and format of an upload has a URL, and nothing else has one', {
  tags: ['spec:12.6'],
}, () => {
  const stem = pictureStem('banner_dusk_653a0329fb', 'mwqvpozf')
  for (const width of pictureWidths)
    for (const format of Object.keys(pictureTypes))
      expect(parsePictureUrl(`${stem}/${width}.${format}`)).toEqual({
        name: 'banner_dusk_653a0329fb',
        revision: 'mwqvpozf',
        width,
        format,
      })
})

const right = '/pictures/dome_1a2b/mwqvpozf/640.avif'

/** Attempts to reach another server or another file, or to cause more work. */
const hostile = [
  // Other places.
  '/pictures/http://127.0.0.1:1337/admin/640.avif',
  '/pictures/https:%2F%2Fevil.example%2Fx/1/640.avif',
  '/pictures///evil.example/x/640.avif',
  '/pictures/\\\\evil.example\\x/1/640.avif',
  '/pictures/evil.example/1/640.avif',
  '/pictures/evil.example:80/1/640.avif',
  '/pictures/user@evil.example/1/640.avif',
  '/pictures/169.254.169.254/latest/640.avif',
  '/pictures/[::1]/1/640.avif',
  '/pictures/file:dome/1/640.avif',
  '/pictures/data:image,x/1/640.avif',
  // Other files.
  '/pictures/../../etc/passwd',
  '/pictures/../1/640.avif',
  '/pictures/..%2f..%2fetc%2fpasswd/1/640.avif',
  '/pictures/%2e%2e/1/640.avif',
  '/pictures/%252e%252e%252fdome/1/640.avif',
  '/pictures/..%c0%af..%c0%afdome/1/640.avif',
  '/pictures/..;/1/640.avif',
  '/pictures/.dome/1/640.avif',
  '/pictures/dome.webp/1/640.avif',
  '/pictures/dome%00/1/640.avif',
  '/pictures/dome%0d%0aHost:evil/1/640.avif',
  '/pictures/dome\n/1/640.avif',
  '/pictures/dome?x=1/1/640.avif',
  '/pictures/dome#x/1/640.avif',
  '/pictures/dome /1/640.avif',
  '/pictures/dome*/1/640.avif',
  '/pictures/گنبد/1/640.avif',
  '/pictures/ｄｏｍｅ/1/640.avif',
  `/pictures/${'d'.repeat(201)}/1/640.avif`,
  // Other spellings of a valid one.
  '/Pictures/dome_1a2b/mwqvpozf/640.avif',
  '/pictures/dome_1a2b/mwqvpozf/640.AVIF',
  '/pictures/dome_1a2b/mwqvpozf/640.avif/',
  '/pictures//dome_1a2b/mwqvpozf/640.avif',
  '/pictures/dome_1a2b/mwqvpozf/%36%34%30.avif',
  '/pictures/dome%5f1a2b/mwqvpozf/640.avif',
  '/pictures/dome_1a2b/MWQVPOZF/640.avif',
  '/pictures/dome_1a2b/mwqvpozf/0640.avif',
  '/pictures/dome_1a2b/mwqvpozf/٦٤٠.avif',
  // Other widths and formats.
  '/pictures/dome_1a2b/mwqvpozf/641.avif',
  '/pictures/dome_1a2b/mwqvpozf/0.avif',
  '/pictures/dome_1a2b/mwqvpozf/-640.avif',
  '/pictures/dome_1a2b/mwqvpozf/6.4e2.avif',
  '/pictures/dome_1a2b/mwqvpozf/99999.avif',
  '/pictures/dome_1a2b/mwqvpozf/640.svg',
  '/pictures/dome_1a2b/mwqvpozf/640.jpeg',
  '/pictures/dome_1a2b/mwqvpozf/640',
  '/pictures/dome_1a2b/mwqvpozf/.avif',
  '/pictures/dome_1a2b/640.avif',
  '/pictures/dome_1a2b/mwqvpozf/mwqvpozf/640.avif',
  '/pictures/dome_1a2b/1-1/640.avif',
  '/pictures/',
  '/pictures',
  '',
]

test('any other URL is rejected', { tags: ['spec:12.6'] }, () => {
  expect(parsePictureUrl(right)).toBeDefined()
  expect(hostile.filter((it) => parsePictureUrl(it) !== undefined)).toEqual([])
})

test('however a valid URL is changed, the parsed name is only a name', {
  tags: ['spec:12.6'],
}, () => {
  const signs = fc.constantFrom(
    '/',
    '.',
    '..',
    '%2e',
    '%2f',
    '\\',
    ':',
    '@',
    '?',
    '#',
    '\0',
    '\n',
    ' ',
    'é',
    'x',
    '7',
    '//',
    '_',
  )
  fc.assert(
    fc.property(
      fc.nat(right.length),
      fc.nat(4),
      fc.array(signs, { minLength: 1, maxLength: 4 }),
      (at, cut, put) => {
        const parsed = parsePictureUrl(right.slice(0, at) + put.join('') + right.slice(at + cut))
        if (!parsed) return
        expect(parsed.name).toMatch(/^[\w-]{1,200}$/)
        expect(parsed.revision).toMatch(/^[0-9a-z]{1,12}$/)
        expect(pictureWidths).toContain(parsed.width)
        expect(Object.keys(pictureTypes)).toContain(parsed.format)
      },
    ),
    { numRuns: 20_000 },
  )
})
