import { tests } from 'commonmark-spec'
import { expect, test } from 'vitest'
import { createParser } from './parser.ts'

/** The parser without this package's additions: bare URLs, and the changes of the tree. */
const md = createParser()
md.set({ linkify: false, xhtmlOut: true })

const examples = tests.map(({ number, section, markdown, html }) => ({
  title: `${number} ${section}`,
  markdown: markdown.replaceAll('→', '\t'),
  html: html.replaceAll('→', '\t'),
}))

test('the whole suite is here', () => {
  expect(examples).toHaveLength(652)
})

test.each(examples)('CommonMark 0.31.2, $title', ({ markdown, html }) => {
  expect(md.render(markdown)).toBe(html)
})
