import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'

/** The parts of a page in each language, and footers that mark the link to their own page. */
const maxParts = 100

/** HTML of parts by their name and data, the data as JSON. */
const rendered = new LRUCache<string, Buffer>({ max: maxParts })

const attribute = 'data-part'
const markEnd = '></template>'
/** How React marks the HTML of a part that failed. */
const failed = '<!--$!-->'

/**
 * The parts of one document. A part that was rendered before is a mark, an element with the nonce of the document, in whose
 * place its HTML is put; another one stands between two marks, from where its HTML is stored.
 */
export function createParts(nonce: string) {
  const parts: { key: string; html: Buffer | undefined; start?: number }[] = []

  function renderPart(id: string, data: unknown, children: ReactNode): ReactNode {
    const key = `${id} ${JSON.stringify(data)}`
    const html = rendered.get(key)
    const mark = <template nonce={nonce} {...{ [attribute]: parts.push({ key, html }) - 1 }} />
    if (html) return mark
    return (
      <>
        {mark}
        {children}
        {mark}
      </>
    )
  }

  /**
   * The bytes in place of a mark; undefined for the tag of anything else. `from` and `to` are where the mark begins and
   * its start tag ends.
   */
  function replaceMark(document: Buffer, tag: string, from: number, to: number) {
    const index = new RegExp(`^<template ${attribute}="(\\d+)">$`).exec(tag)?.[1]
    const part = parts[Number(index)]
    if (!part) return undefined
    const next = to + markEnd.length - 1
    if (part.start === undefined) part.start = next
    else {
      const html = document.subarray(part.start, from)
      if (!html.includes(nonce) && !html.includes(failed)) rendered.set(part.key, Buffer.from(html))
    }
    return { html: part.html ?? '', next }
  }

  return { renderPart, replaceMark }
}

export type Parts = ReturnType<typeof createParts>
