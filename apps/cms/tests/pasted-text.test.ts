import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { renderMarkdown } from '@islamic-centre/ui/markdown/render'
import fc from 'fast-check'
import { fromHtml } from 'hast-util-from-html'
import { describe, expect, it } from 'vitest'
import { htmlToMarkdown } from '../src/admin/paste/conversion/html-to-markdown.ts'
import { pictureMark } from '../src/admin/paste/conversion/picture-mark.ts'
import { wordsOf } from '../src/admin/paste/conversion/tree.ts'

const library = 'https://cms.example.org'

/** What is inserted, with the texts of the pictures in place of their marks. */
function markdown(html: string) {
  const { markdown, pictures } = htmlToMarkdown(html, library)
  return pictures.found.reduce(
    (text, { alt }, at) => text.replace(pictureMark(at), () => `(picture: ${alt})`),
    markdown,
  )
}

/** The text that a visitor reads, with single spaces. */
const shown = async (source: string) =>
  fromHtml(await renderMarkdown(source), { fragment: true })
    .children.map(wordsOf)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()

const folder = fileURLToPath(new URL('fixtures/clipboard', import.meta.url))
const fixture = (name: string) => readFileSync(path.join(folder, name), 'utf8')

describe('What a program puts on the clipboard', () => {
  const programs = readdirSync(folder).filter((name) => name.endsWith('.html'))
  it.each(programs)('becomes Markdown with its paragraphs, bold, links, lists and tables: %s', (name) => {
    expect(`${markdown(fixture(name))}\n`).toBe(fixture(name.replace('.html', '.md')))
  })
})

describe('Formatting', () => {
  it.each([
    ['<p>x<b> y </b>z</p>', 'x **y** z'],
    ['<b>نکته:</b>متن', '**نکته**:متن'],
    ['<p>کتاب<b>ها</b>یی</p>', 'کتاب**ها**یی'],
    ['<b>a <a href="https://example.org/e">b</a></b> <b>c</b>', '**a [b](https://example.org/e) c**'],
    ['<p style="font-weight:700">a <span style="font-weight:400">b</span></p>', '**a** b'],
    ['m<sup>2</sup>, H<sub>2</sub>O', 'm<sup>2</sup>, H<sub>2</sub>O'],
    ['<h1><b>One</b></h1><h4>Two</h4><h2>Three</h2>', '## One\n\n#### Two\n\n### Three'],
    ['<ul><li><h3>a</h3></li><ul><li>b</li></ul></ul><ul><li>c</li></ul>', '- a\n  - b\n- c'],
    ['<div>a</div><div><br></div><div>b</div>c<br><br>d<br>e', 'a\n\nb\n\nc\n\nd\\\ne'],
    ['<pre>a\nb</pre>', 'a\\\nb'],
    ['<table><tr><td>only</td></tr></table>', 'only'],
    [
      '<table><tr><th colspan="9999999">a</th></tr><tr><td>b</td><td>c</td></tr></table>',
      '| a | |\n| - | - |\n| b | c |',
    ],
  ])('of %s is %j', (html, expected) => expect(markdown(html)).toBe(expected))
})

describe('Links', () => {
  it('lead to web addresses, mail and telephones; the text of others stays without them', () => {
    const link = (href: string) => markdown(`<a href="${href}">متن</a>`)
    for (const href of ['https://example.org/a_b', 'mailto:info@example.org', 'tel:+14165550100'])
      expect(link(href)).toBe(`[متن](${href})`)
    for (const href of [
      '/events',
      'page.html',
      '#top',
      'javascript:alert(1)',
      'data:text/html,x',
      'file:///C:/a',
    ])
      expect(link(href)).toBe('متن')
    expect(link('https://www.google.com/url?q=https%3A%2F%2Fexample.org%2Fx&amp;sa=D')).toBe(
      '[متن](https://example.org/x)',
    )
  })
})

describe('Pictures', () => {
  const png = 'data:image/png;base64,AAAA'
  const picturesOf = (html: string) => htmlToMarkdown(html, library).pictures

  it('that are in the text are uploaded, those of the library stay, and others are counted', () => {
    const html = `<p><img src="${png}" alt="گنبد"><img src="${png}" alt="image001.png"></p>`
    expect(picturesOf(html)).toEqual({
      found: [
        { source: png, alt: 'گنبد' },
        { source: png, alt: '' },
      ],
      refused: 0,
    })
    expect(markdown(`<img src="${library}/uploads/a.webp" alt="گنبد">`)).toBe('![گنبد](/uploads/a.webp)')
    for (const src of [
      'https://example.org/a.png',
      'file:///C:/a.png',
      'cid:1',
      'data:image/svg+xml;base64,AAAA',
      '',
    ])
      expect(picturesOf(`<img src="${src}">`)).toEqual({ found: [], refused: 1 })
  })

  it('that are signs or count readers are none', () => {
    const html =
      '<img src="https://example.org/1f337.png" alt="🌷"><img src="https://example.org/p" width="1">'
    expect(markdown(html)).toBe('🌷')
    expect(picturesOf(html)).toEqual({ found: [], refused: 0 })
  })
})

describe('Text', () => {
  it('has its half-spaces and marks of direction, and single spaces', () => {
    expect(
      markdown('<p dir="rtl">می&zwnj;رود &rlm;(abc)&lrm;,&nbsp; \n&nbsp;\u2067۱\u2069 a&nbsp;b</p>'),
    ).toBe('می\u200cرود \u200f(abc)\u200e, \u2067۱\u2069 a b')
  })

  it('of what is no text of the page is left out', () => {
    const hidden = ['<nav>x</nav>', '<script>x</script>', '<style>x</style>', '<button>x</button>'].join('')
    const styled = '<p hidden>x</p><p style="display: none">x</p><p style="mso-hide:all">x</p>'
    expect(markdown(`<title>x</title>${hidden}${styled}<!-- x --><svg><text>x</text></svg><p>y</p>`)).toBe(
      'y',
    )
  })

  it('that is nested beyond reason is refused, so that the panel inserts it without formatting', () => {
    expect(() => markdown('<div>'.repeat(100_000))).toThrow(RangeError)
  })

  const characters = fc.constantFrom(...'ابپت یسم‌۱۲.،؛؟«»abc 12 *_`~[]()<>&#!|\\-+=:^$%{}"\'/@')
  const words = fc.string({ unit: characters, minLength: 1, maxLength: 40 })
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const formatted = fc.letrec<{ line: string; block: string }>((tie) => ({
    line: fc.oneof(
      { maxDepth: 3 },
      words.map(escaped),
      fc
        .tuple(fc.constantFrom('b', 'i', 's', 'span', 'a href="https://example.org/x"'), tie('line'))
        .map(([tag, line]) => `<${tag}>${line}</${tag.split(' ')[0]}>`),
      fc.tuple(tie('line'), tie('line')).map(([one, other]) => one + other),
    ),
    block: fc.oneof(
      { maxDepth: 2 },
      tie('line').map((line) => `<p>${line}</p>`),
      tie('line').map((line) => `<h2>${line}</h2>`),
      fc
        .array(tie('block'), { minLength: 1, maxLength: 3 })
        .map((all) => `<ul>${all.map((it) => `<li>${it}</li>`).join('')}</ul>`),
      fc
        .array(tie('line'), { minLength: 2, maxLength: 3 })
        .map((all) => `<table><tr>${all.map((it) => `<td>${it}</td>`).join('')}</tr></table>`),
      fc.tuple(tie('block'), tie('block')).map(([one, other]) => one + other),
    ),
  }))
  const letters = (text: string) => text.replace(/[\s•]+/g, '')

  it('is on the site what was pasted where a link begins like a footnote', async () => {
    const link = '<a href="https://example.org/x">^]: x</a>'
    expect(await shown(markdown(`<p>${link}</p><p>y</p>`))).toBe('^]: x y')
  })

  it('is on the site what was pasted, whatever signs of Markdown it has', async () => {
    await fc.assert(
      fc.asyncProperty(formatted.block, async (html) => {
        const pasted = fromHtml(html, { fragment: true }).children.map(wordsOf).join(' ')
        expect(letters(await shown(markdown(html)))).toBe(letters(pasted))
      }),
      { numRuns: 300 },
    )
  })
})
