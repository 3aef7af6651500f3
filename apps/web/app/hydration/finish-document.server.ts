import { createHash } from 'node:crypto'
import { isEntryScript, isModulePreload } from '../platform/react-router-internals.ts'
import { deferredStart } from './deferred-start.ts'
import type { Parts } from './part-cache.server.tsx'

const hashOf = (script: string | Buffer) => `sha256-${createHash('sha256').update(script).digest('base64')}`

const start = `(${deferredStart})()`
const startHash = hashOf(start)
const scriptEnd = '</script>'
const documentEnd = '</body></html>'

const deferred = (markup: string) => `<template data-code>${markup}</template>`

/** Whether a module imports a file before it runs, not only when it does. */
const imports = (code: string, file: string | undefined) =>
  [`import "${file}"`, ` from "${file}"`].some((it) => code.includes(it))

/** What the script imports itself begins to load with it. */
const withoutImports = (preloads: readonly string[], entry: string) =>
  preloads.filter((it) => !imports(entry, /href="([^"]+)"/.exec(it)?.[1])).join('')

/**
 * Finishes a document that was rendered with a secret nonce, in one pass over its bytes.
 *
 * - Its scripts are deferred until its content is painted: the one that imports its modules and the preloads of their
 *   files are put in templates, from which a browser loads nothing.
 * - Returns the hashes of its inline scripts. A script in an editor's text has no nonce, so it is neither hashed nor
 *   deferred.
 * - `script` is another inline script, which runs when the document is parsed.
 * - The nonce is removed, and with it the marks of parts that are rendered once.
 */
export function finishDocument(
  rendered: Buffer,
  nonce: string,
  replaceMark?: Parts['replaceMark'],
  script?: string,
): { html: Buffer<ArrayBuffer>; hashes: string[] } {
  const attribute = ` nonce="${nonce}"`
  const parts: (Buffer | string)[] = []
  const hashes = new Set<string>()
  const preloads: string[] = []
  let entry = ''
  let copied = 0
  const copyUntil = (end: number, next: number) => {
    parts.push(rendered.subarray(copied, end))
    copied = next
  }
  for (let at = rendered.indexOf(attribute); at !== -1; at = rendered.indexOf(attribute, copied)) {
    // React escapes both characters in attributes.
    const tagStart = rendered.lastIndexOf('<', at)
    const tagEnd = rendered.indexOf('>', at) + 1
    const afterNonce = at + attribute.length
    const tag = rendered.toString('utf8', tagStart, at) + rendered.toString('utf8', afterNonce, tagEnd)
    if (isModulePreload(tag)) {
      preloads.push(tag)
      copyUntil(tagStart, tagEnd)
      continue
    }
    const part = replaceMark?.(rendered, tag, tagStart, tagEnd)
    if (part) {
      copyUntil(tagStart, part.next)
      parts.push(part.html)
      continue
    }
    const isScript = tag.startsWith('<script')
    const end = isScript ? rendered.indexOf(scriptEnd, tagEnd) : tagEnd
    const inline = rendered.subarray(tagEnd, end)
    if (inline.length > 0) hashes.add(hashOf(inline))
    if (preloads.length > 0 && isScript && isEntryScript(tag)) {
      entry = inline.toString()
      copyUntil(tagStart, end + scriptEnd.length)
      parts.push(deferred(tag + entry + scriptEnd))
    } else {
      copyUntil(at, afterNonce)
    }
  }
  const bodyEnd = rendered.length - documentEnd.length
  if (preloads.length > 0 && rendered.indexOf(documentEnd, bodyEnd) === bodyEnd) {
    copyUntil(bodyEnd, bodyEnd)
    parts.push(deferred(withoutImports(preloads, entry)), `<script>${start}${scriptEnd}`)
    hashes.add(startHash)
  }
  if (script) {
    copyUntil(bodyEnd, bodyEnd)
    parts.push(`<script>${script}${scriptEnd}`)
    hashes.add(hashOf(script))
  }
  parts.push(rendered.subarray(copied))
  const html = Buffer.concat(parts.map((it) => (typeof it === 'string' ? Buffer.from(it) : it)))
  return { html, hashes: [...hashes] }
}
