import type { IncomingMessage } from 'node:http'

/** The length of a text pasted into the search; no other URL is nearly as long. */
const longestAddress = 12 * 1024
/** More than any form of the site sends. */
const mostBytes = 64 * 1024
/** A line break or another control character, plain or encoded: no page's path has one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is meant
const controlCharacter = /[\u0000-\u001f\u007f]|%(?:[01][0-9a-f]|7f)/i

export type ErrorAnswer = { status: number; text: string; close?: true }

/** The error response for a request that must not reach a handler; undefined for a valid one. */
export function errorAnswerOf({ url = '', headers }: IncomingMessage): ErrorAnswer | undefined {
  if (url.length > longestAddress) return { status: 414, text: 'This address is too long.' }
  if (!isAddress(url)) return { status: 400, text: 'This address cannot be understood.' }
  if (Number(headers['content-length'] ?? 0) > mostBytes)
    return { status: 413, text: 'This is too much.', close: true }
  return undefined
}

/** The path must be valid UTF-8; a query may contain anything else. */
function isAddress(url: string): boolean {
  const [path = ''] = url.split('?', 1)
  if (!url.startsWith('/') || controlCharacter.test(path)) return false
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
