import { expect, test } from 'vitest'
import { readUnsavedPreview, signUnsavedPreview } from './unsaved-preview.ts'

const secret = 'shared-with-the-content-server'
const now = new Date('2026-11-21T12:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const preview = {
  session: 'of-this-form',
  path: '/fa/events/nowruz',
  type: 'post',
  documentId: 'nowruz',
  entries: { fa: { title: 'نوروز', slug: 'nowruz' } },
}
const text = signUnsavedPreview(preview, secret, now)

test('the site reads what the content server signed, for a minute', () => {
  expect(readUnsavedPreview(text, secret, now)).toEqual(preview)
  expect(readUnsavedPreview(text, secret, after(59))).toEqual(preview)
  expect(readUnsavedPreview(text, secret, after(60))).toBeUndefined()
})

const [payload = '', expires = '', signature = ''] = text.split('.')
const other = signUnsavedPreview({ ...preview, path: '/fa/donate' }, secret, now)

test.each([
  ['nothing', ''],
  ['no signature', `${payload}.${expires}.`],
  ['a signature of something else', `${other.split('.')[0]}.${expires}.${signature}`],
  ['a longer life', `${payload}.${Number(expires) + 3600}.${signature}`],
  ['the secret of somebody else', signUnsavedPreview(preview, 'made up', now)],
  ['something after it', `${text}.more`],
])('a forged preview is not read: %s', (_, forged) => {
  expect(readUnsavedPreview(forged, secret, now)).toBeUndefined()
})

test('a signed text that is no preview is not read', () => {
  const wrong = signUnsavedPreview({ ...preview, entries: [] as never }, secret, now)
  expect(readUnsavedPreview(wrong, secret, now)).toBeUndefined()
})
