import { describe, expect, test } from 'vitest'
import { renderMarkdown } from './render.ts'

/** The extensions of GitHub's specification (0.29), by the names of its sections, and its footnotes and tasks. */
describe('tables', { tags: ['spec:9.16'] }, () => {
  test('have a head, a body, and cells aligned as the delimiter row defines', async () => {
    const html = await renderMarkdown('| abc | def | g |\n| :-: | --: | :-- |\n| bar | baz | q |')
    expect(html).toBe(
      '<div class="ui-markdown__table" tabindex="0"><table>\n<thead>\n<tr>\n<th align="center">abc</th>\n' +
        '<th align="right">def</th>\n<th align="left">g</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n' +
        '<td align="center">bar</td>\n<td align="right">baz</td>\n<td align="left">q</td>\n</tr>\n</tbody>\n' +
        '</table></div>\n',
    )
  })

  test.each([
    [
      'a pipe may be escaped, in code too',
      '| f\\|oo |\n| --- |\n| b `\\|` az |',
      '<td>b <code>|</code> az</td>',
    ],
    ['a table ends at an empty line or another block', '| a |\n| - |\n| b |\n> c', '<blockquote>\n<p>c</p>'],
    ['the head must have as many cells as the line below', '| a | b |\n| - |\n| c |', '<p>| a | b |'],
    ['missing cells are empty', '| a | b |\n| - | - |\n| c |', '<td>c</td>\n<td></td>'],
    ['cells too many are left out', '| a | b |\n| - | - |\n| c | d | e |', '<td>d</td>\n</tr>'],
    ['a table may have no rows', '| a | b |\n| - | - |', '</thead>\n</table>'],
  ])('%s', async (_name, source, expected) => {
    expect(await renderMarkdown(source)).toContain(expected)
  })
})

describe('strikethrough', { tags: ['spec:9.16'] }, () => {
  test.each([
    ['~~Hi~~ Hello, ~there~ world!', '<p><del>Hi</del> Hello, <del>there</del> world!</p>\n'],
    ['This ~~has a\n\nnew paragraph~~.', '<p>This ~~has a</p>\n<p>new paragraph~~.</p>\n'],
    ['This will ~~~not~~~ strike.', '<p>This will ~~~not~~~ strike.</p>\n'],
    ['~~a~ b~~', '<p><del>a~ b</del></p>\n'],
    ['*~~a*~~', '<p><em>~~a</em>~~</p>\n'],
  ])('%s', async (source, html) => {
    expect(await renderMarkdown(source)).toBe(html)
  })
})

describe('autolinks', { tags: ['spec:9.16'] }, () => {
  /** The links of a text, each as its address and the words it shows. */
  async function links(source: string) {
    const html = await renderMarkdown(source)
    return [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)/g)].map(([, address, shown]) => [address, shown])
  }

  test.each([
    ['www.commonmark.org', 'http://www.commonmark.org', 'www.commonmark.org'],
    ['Visit www.commonmark.org/help for more.', 'http://www.commonmark.org/help', 'www.commonmark.org/help'],
    ['Visit www.commonmark.org.', 'http://www.commonmark.org', 'www.commonmark.org'],
    ['Visit www.commonmark.org/a.b.', 'http://www.commonmark.org/a.b', 'www.commonmark.org/a.b'],
    [
      'www.google.com/search?q=a+(b)',
      'http://www.google.com/search?q=a+(b)',
      'www.google.com/search?q=a+(b)',
    ],
    [
      'www.google.com/search?q=a+(b)))',
      'http://www.google.com/search?q=a+(b)',
      'www.google.com/search?q=a+(b)',
    ],
    [
      '(www.google.com/search?q=a+(b))',
      'http://www.google.com/search?q=a+(b)',
      'www.google.com/search?q=a+(b)',
    ],
    [
      '(www.google.com/search?q=a+(b)',
      'http://www.google.com/search?q=a+(b)',
      'www.google.com/search?q=a+(b)',
    ],
    [
      'www.google.com/search?q=a&hl=en',
      'http://www.google.com/search?q=a&amp;hl=en',
      'www.google.com/search?q=a&amp;hl=en',
    ],
    ['www.commonmark.org/he<lp', 'http://www.commonmark.org/he', 'www.commonmark.org/he'],
    ['http://commonmark.org', 'http://commonmark.org', 'http://commonmark.org'],
    [
      '(Visit https://encrypted.google.com/search?q=a+(b))',
      'https://encrypted.google.com/search?q=a+(b)',
      'https://encrypted.google.com/search?q=a+(b)',
    ],
    ['foo@bar.baz', 'mailto:foo@bar.baz', 'foo@bar.baz'],
    ['hello+xyz@mail.example is valid.', 'mailto:hello+xyz@mail.example', 'hello+xyz@mail.example'],
    ['a.b-c_d@a.b.', 'mailto:a.b-c_d@a.b', 'a.b-c_d@a.b'],
    [
      'نشانی: https://example.org/درباره',
      'https://example.org/%D8%AF%D8%B1%D8%A8%D8%A7%D8%B1%D9%87',
      'https://example.org/درباره',
    ],
    ['(see http://example.org/page.)', 'http://example.org/page', 'http://example.org/page'],
    [
      'www.google.com/search?q=(business))+ok',
      'http://www.google.com/search?q=(business))+ok',
      'www.google.com/search?q=(business))+ok',
    ],
    [
      'www.google.com/search?q=commonmark&hl;',
      'http://www.google.com/search?q=commonmark',
      'www.google.com/search?q=commonmark',
    ],
    ['~~http://example.org/a~~', 'http://example.org/a', 'http://example.org/a'],
    ['_http://example.org/a_', 'http://example.org/a', 'http://example.org/a'],
    ['http://example.org/a?!.,:*_~', 'http://example.org/a', 'http://example.org/a'],
    ['نشانی «http://example.org/a»، و', 'http://example.org/a', 'http://example.org/a'],
    ['http://example.org/a؟', 'http://example.org/a', 'http://example.org/a'],
  ])('%s', async (source, address, shown) => {
    expect(await links(source)).toEqual([[address, shown]])
  })

  test('end where the text around them goes on', async () => {
    expect(await renderMarkdown('(see http://example.org/a.)')).toMatch(/<\/a>\.\)<\/p>/)
    expect(await renderMarkdown('www.example.org/a&hl;')).toMatch(/<\/a>&amp;hl;<\/p>/)
    expect(await renderMarkdown('~~http://example.org/a~~')).toMatch(/^<p><del><a .*<\/a><\/del><\/p>/)
  })

  test('are several in a text, each for itself', async () => {
    expect(await links('www.a.example, http://b.example/(c), d@e.example.')).toEqual([
      ['http://www.a.example', 'www.a.example'],
      ['http://b.example/(c)', 'http://b.example/(c)'],
      ['mailto:d@e.example', 'd@e.example'],
    ])
  })

  test.each([
    '`www.commonmark.org`',
    'a@b',
    'a.b-c_d@a.b_',
    'hello@mail+xyz.example',
    'index.html is a file',
  ])('not in %s', async (source) => {
    expect(await links(source)).toEqual([])
  })

  test('not in the words of a link', async () => {
    expect(await links('[www.commonmark.org](/x)')).toEqual([['/x', 'www.commonmark.org']])
  })
})

describe('tasks', { tags: ['spec:9.16'] }, () => {
  test('are boxes that say whether they are done, with what they mean beside them', async () => {
    expect(await renderMarkdown('- [ ] foo\n- [x] bar')).toBe(
      '<ul class="ui-markdown__tasks">\n' +
        '<li class="ui-markdown__task"><label><input type="checkbox" disabled=""> foo</label></li>\n' +
        '<li class="ui-markdown__task"><label><input type="checkbox" checked="" disabled=""> bar</label></li>\n</ul>\n',
    )
  })

  test('may be nested and numbered', async () => {
    const html = await renderMarkdown('1. [X] a\n   - [ ] b\n   - c')
    expect(html.match(/<input /g)).toHaveLength(2)
    expect(html.match(/class="ui-markdown__tasks"/g)).toHaveLength(2)
  })

  test.each(['- \\[ ] a', '- []a', '- [y] a', '- [ ](x)', '[ ] a', '- a [ ] b'])(
    'not in %s',
    async (source) => {
      expect(await renderMarkdown(source)).not.toContain('<input')
    },
  )
})

describe('alerts', () => {
  const labels = { note: 'یادداشت', warning: 'هشدار' }

  test('are asides with a title in the language of the page', async () => {
    expect(await renderMarkdown('> [!NOTE]\n> one\n>\n> - two', { labels })).toBe(
      '<aside class="ui-markdown__alert ui-markdown__alert--note">\n<p><strong>یادداشت</strong><br>\none</p>\n' +
        '<ul>\n<li>two</li>\n</ul>\n</aside>\n',
    )
    expect(await renderMarkdown('> [!warning]\n>\n> one', { labels })).toContain(
      '<p><strong>هشدار</strong></p>',
    )
  })

  test.each([
    '> [!TIP]\n> one',
    '> [!OTHER]\n> one',
    '> [!NOTE] one',
    '> \\[!NOTE]\n> one',
    '- > [!NOTE]\n  > one',
    '[!NOTE]',
  ])('not in %s', async (source) => expect(await renderMarkdown(source, { labels })).not.toContain('aside'))
})

describe('HTML that GitHub disallows', () => {
  test.each(['title', 'textarea', 'xmp', 'plaintext', 'noembed', 'noframes', 'TITLE'])(
    'the tag <%s> is shown, and the rest of the text stays',
    async (name) => {
      const html = await renderMarkdown(`a <${name}> b *c*\n\nlast`)
      expect(html).toBe(`<p>a &lt;${name}&gt; b <em>c</em></p>\n<p>last</p>\n`)
      expect(await renderMarkdown(`<${name}>\na\n</${name}>\n\nlast`)).toMatch(/a\n&lt;\/[\s\S]*<p>last<\/p>/)
    },
  )

  test.each([
    'script',
    'style',
    'select',
    'svg',
    'math',
    'template',
    'noscript',
    'object',
    'iframe',
    'applet',
  ])('a <%s> without an end does not take the rest of the text with it', async (name) => {
    expect(await renderMarkdown(`a <${name}> b\n\nlast`)).toBe(`<p>a &lt;${name}&gt; b</p>\n<p>last</p>\n`)
    expect(await renderMarkdown(`a <${name}>x</${name}> b\n\nlast`)).toMatch(/^<p>a {2}b<\/p>\n<p>last<\/p>/)
  })
})

describe('footnotes', () => {
  test('are at the end in the order of their references, and link back', async () => {
    const html = await renderMarkdown('a[^b] c[^1]\n\n[^1]: one\n\n[^b]: two\n\n    more\n\nlast')
    expect(html).toBe(
      '<p>a<sup><a class="ui-markdown__sign" id="user-content-fnref1" href="#user-content-fn1">1</a></sup> ' +
        'c<sup><a class="ui-markdown__sign" id="user-content-fnref2" href="#user-content-fn2">2</a></sup></p>\n' +
        '<p>last</p>\n<section class="ui-markdown__notes">\n<ol>\n<li id="user-content-fn1">\n<p>two</p>\n' +
        '<p>more <a class="ui-markdown__back" href="#user-content-fnref1">↩︎</a></p>\n</li>\n' +
        '<li id="user-content-fn2">\n<p>one <a class="ui-markdown__back" href="#user-content-fnref2">↩︎</a></p>\n' +
        '</li>\n</ol>\n</section>\n',
    )
  })

  test('named twice have two ways back; unnamed or unknown ones are not shown', async () => {
    const html = await renderMarkdown('a[^1] b[^1] c[^no]\n\n[^1]: one\n\n[^2]: hidden')
    expect(html.match(/class="ui-markdown__back"/g)).toHaveLength(2)
    expect(html).toContain('c[^no]')
    expect(html).not.toContain('hidden')
  })

  test('are numbered as the language writes numbers', async () => {
    const formatNumber = new Intl.NumberFormat('fa').format
    expect(await renderMarkdown('a[^1]\n\n[^1]: b', { formatNumber })).toContain('>۱</a></sup>')
  })
})
