import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { specimens } from './specimens.tsx'

describe.each(Object.entries(specimens))('%s on the server', (_name, specimen) => {
  const html = renderToString(specimen({ className: 'own', ref: null }))

  test('renders with no browser, and takes a class', () => {
    expect(html).toMatch(/^<[^>]* class="([^"]* )?own"/)
  })

  test('writes no style that a strict content policy would refuse', () => {
    expect(html).not.toMatch(/<style|\sstyle=/)
  })

  test('has no words of its own', () => {
    const said = [...html.matchAll(/(?:aria-label|aria-valuetext|title|alt|placeholder)="([^"]*)"/g)].map(
      ([, text]) => text,
    )
    const shown = html.replace(/<[^>]*>/g, ' ').replace(/&[#\w]+;/g, '')
    expect([shown, ...said].join(' ')).not.toMatch(/[A-Za-z]/)
  })
})
