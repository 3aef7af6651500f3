import { tests } from 'commonmark-spec'
import { expect, test } from 'vitest'
import { createParser } from './parser.ts'

/** An empty quote has no line break in it here: the same element, with nothing in it either way. */
const differences = new Set([218, 239, 240])
const emptyQuote = '<blockquote>\n</blockquote>'

/** Without this display's own additions: bare addresses, and whatever is done to the tree afterwards. */
const md = createParser()
md.set({ linkify: false, xhtmlOut: true })

const examples = tests.map(({ number, section, markdown, html }) => ({
  title: `${number} ${section}`,
  number,
  markdown: markdown.replaceAll('→', '\t'),
  html: html.replaceAll('→', '\t'),
}))

test('the whole suite is here', () => {
  expect(examples).toHaveLength(652)
})

test.each(examples)('CommonMark 0.31.2, $title', ({ number, markdown, html }) => {
  const made = md.render(markdown)
  if (differences.has(number)) {
    expect(made).not.toBe(html)
    expect(made).toBe(html.replace(emptyQuote, '<blockquote></blockquote>'))
  } else expect(made).toBe(html)
})
