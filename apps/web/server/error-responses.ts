import type { IncomingMessage } from 'node:http'
import { type Dictionary, dictionaries } from '@islamic-centre/i18n/dictionaries'
import { languages } from '@islamic-centre/i18n/locales'
import { isUnsavedPreview, maxUnsavedBytes } from './is-unsaved-preview.ts'

/** The length of a text pasted into the search; no other URL is nearly as long. */
const maxUrlLength = 12 * 1024
/** More than any form of the site sends. */
const maxBytes = 64 * 1024
/** A line break or another control character, plain or encoded: no page's path has one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is meant
const controlCharacter = /[\u0000-\u001f\u007f]|%(?:[01][0-9a-f]|7f)/i

type ErrorText = keyof Dictionary['plainErrors']

/** A response in plain text, in place of a page. */
export type ErrorResponse = { status: number; text: ErrorText; close?: true }

export const overloaded = { status: 503, text: 'overloaded' } as const satisfies ErrorResponse

/** A text in both languages; FSI and PDI (UAX 9) give each line its own direction. */
export const errorText = (name: ErrorText): string =>
  languages.map((it) => `\u2068${dictionaries[it].plainErrors[name]}\u2069\n`).join('')

/** The error response for a request that must not reach a handler; undefined for a valid one. */
export function errorResponseTo({ method, url = '', headers }: IncomingMessage): ErrorResponse | undefined {
  if (url.length > maxUrlLength) return { status: 414, text: 'urlTooLong' }
  if (!isValidUrl(url)) return { status: 400, text: 'invalidRequest' }
  const limit = isUnsavedPreview(method, url) ? maxUnsavedBytes : maxBytes
  if (Number(headers['content-length'] ?? 0) > limit)
    return { status: 413, text: 'requestTooLarge', close: true }
  return undefined
}

/** The path must be valid UTF-8; a query may contain anything else. */
function isValidUrl(url: string): boolean {
  const [path = ''] = url.split('?', 1)
  if (!url.startsWith('/') || controlCharacter.test(path)) return false
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
