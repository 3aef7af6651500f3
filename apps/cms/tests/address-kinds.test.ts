import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type AddressKind, addressKinds, normalAddress } from '../src/field-checks/address-kinds.ts'
import { checkedFields } from '../src/field-checks/checked-fields.ts'
import { visitorTypes } from '../src/public-types.ts'
import { cms } from './panel-texts.ts'

const examples: Record<AddressKind, { right: string[]; wrong: string[] }> = {
  link: {
    right: ['/events', 'https://example.org', 'mailto:info@example.org', 'tel:+1-416-555-0100'],
    wrong: [
      'events',
      'در محل',
      '//example.org',
      'https://example',
      'mailto:info',
      'tel:x',
      'javascript:alert(1)',
    ],
  },
  web: {
    right: ['https://example.org', 'http://example.org/a?b=c'],
    wrong: [
      'at the door',
      '/events',
      'www.example.org',
      'https://',
      'https://example org',
      'ftp://example.org',
    ],
  },
  video: {
    right: [
      'https://www.youtube.com/watch?v=abcdefghijk&t=3',
      'https://youtu.be/abcdefghijk',
      'https://m.youtube.com/shorts/abcdefghijk',
      'https://vimeo.com/123456789',
      'https://player.vimeo.com/video/123456789',
      'https://www.aparat.com/v/abc12',
    ],
    wrong: [
      'https://www.youtube.com',
      'https://youtube.com/@centre',
      'https://example.org/watch?v=abcdefghijk',
      'ویدئو',
    ],
  },
  instagram: {
    right: ['https://www.instagram.com/example'],
    wrong: ['@example', 'https://instagram.com/', 'https://instagram.com.example.net/x'],
  },
  telegram: {
    right: ['https://t.me/example'],
    wrong: ['تلگرام ما', '@example', 't.me/example', 'https://t.me'],
  },
  facebook: {
    right: ['https://www.facebook.com/example'],
    wrong: ['example', 'https://example.com/facebook.com'],
  },
  youtube: {
    right: ['https://www.youtube.com/@example'],
    wrong: ['our channel', 'https://notyoutube.com/x'],
  },
  phone: {
    right: ['416-555-0100', '+1 (416) 555-0100', '416.555.0100 ext. 12'],
    wrong: ['555', 'call us', '416-555-0100 یا 416-555-0101', '12345678901234567890'],
  },
  email: {
    right: ['info@example.org', 'a.b+c@mail.example.org'],
    wrong: ['info', 'info@example', 'a b@example.org', 'info@example.org, b@example.org'],
  },
}

describe('What may stand in a field', () => {
  it.each(Object.entries(examples))('%s', (kind, { right, wrong }) => {
    const isRight = addressKinds[kind as AddressKind]
    expect(right.filter((it) => !isRight(it))).toEqual([])
    expect(wrong.filter((it) => isRight(it))).toEqual([])
  })

  it('a telephone number may be written with Persian digits, and is stored with Latin ones', () => {
    expect(normalAddress('phone', ' ۴۱۶-۵۵۵-٠١٠٠ ')).toBe('416-555-0100')
  })

  it('is decided for a million letters, for which an expression of quadratic time would take hours', () => {
    for (const kind of Object.keys(addressKinds) as AddressKind[])
      for (const unit of ['a', '1', '1 ', '-', '@a.', 'https://a.', '1x'])
        expect(addressKinds[kind](unit.repeat(1_000_000))).toEqual(expect.any(Boolean))
  })

  it('is decided for every field with an address, a telephone number or an e-mail address', () => {
    const files = ['api', 'components'].flatMap((folder) =>
      readdirSync(path.join(cms, 'src', folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.json'))
        .map((file) => path.join(folder, file)),
    )
    const named =
      /^(url|link|video|email|phone|manager|funeral|other|instagram|telegram|facebook|youtube|programme)$|Url$/i
    for (const file of files) {
      const { attributes } = JSON.parse(readFileSync(path.join(cms, 'src', file), 'utf8'))
      const [folder, group = '', name = ''] = file.split(path.sep)
      const uid = folder === 'api' ? `api::${group}.${group}` : `${group}.${name.replace('.json', '')}`
      const found = Object.entries(attributes as Record<string, { type: string }>)
        .filter(([field, { type }]) => type === 'email' || (type === 'string' && named.test(field)))
        .map(([field]) => field)
      // Written by visitors; the site checks it.
      if (!(visitorTypes as readonly string[]).includes(uid))
        expect(Object.keys(checkedFields[uid] ?? {}).sort(), uid).toEqual(found.sort())
    }
  })
})
