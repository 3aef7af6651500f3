import { expect, test } from 'vitest'
import { altIn, captionIn, captionsOf, translations } from './picture-texts.server.ts'

const dome = {
  alt: 'گنبد در غروب',
  caption: 'پیش از نماز مغرب',
  translations: { en: { alternativeText: 'A dome at dusk', caption: undefined } },
}

test('a picture is described in the language of the page where it is written in it', () => {
  expect(altIn(dome, 'fa')).toEqual({ text: 'گنبد در غروب', language: 'fa' })
  expect(altIn(dome, 'ca')).toEqual({ text: 'A dome at dusk', language: 'ca' })
})

test('a caption that is not translated is that of the other language, which is known', () => {
  expect(captionIn(dome, 'ca')).toEqual({ text: 'پیش از نماز مغرب', language: 'fa' })
  expect(altIn({ translations: dome.translations }, 'fa')).toEqual({ text: 'A dome at dusk', language: 'ca' })
  expect(altIn({}, 'fa')).toBeUndefined()
})

test('a text in the library’s own field is in the language of its script', () => {
  expect(captionIn({ caption: 'Opening day' }, 'fa')).toEqual({ text: 'Opening day', language: 'ca' })
  expect(captionIn({ caption: '۱۴۰۵' }, 'ca')).toEqual({ text: '۱۴۰۵', language: 'fa' })
})

test('the search finds a picture by its captions in all languages', () => {
  expect(
    captionsOf({ caption: 'برف', translations: { en: { alternativeText: undefined, caption: 'Snow' } } }),
  ).toEqual(['برف', 'Snow'])
})

test('translations that are none are ignored', () => {
  for (const none of [null, undefined, 'x', [], { en: 'x' }, { en: { caption: 5 } }])
    expect(Object.values(translations.parse(none) ?? {})).toEqual([])
  expect(translations.parse({ en: { caption: ' Snow ' } })).toEqual({ en: { caption: 'Snow' } })
})
