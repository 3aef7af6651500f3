import { describe, expect, test } from 'vitest'
import { renderMarkdown } from './render.ts'

describe('what an editor writes', () => {
  test('headings get ids with Persian letters, and repeated ones a number', {
    tags: ['spec:9.17'],
  }, async () => {
    const html = await renderMarkdown(
      '## باورهای ما\n\n## سخنرانی‌ها\n\n## سخنرانی‌ها\n\n## ???\n\n<h2>سخنرانی‌ها</h2>',
    )
    expect([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      'باورهای-ما',
      'سخنرانی-ها',
      'سخنرانی-ها-2',
      'section',
      'سخنرانی-ها-3',
    ])
  })

  test('no two headings share an id, whatever they are called', async () => {
    const html = await renderMarkdown('# a\n\n# a-2\n\n# a\n\n# A')
    expect([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).toEqual(['a', 'a-2', 'a-3', 'a-4'])
  })

  test('headings are shifted below the heading of the page, and keep their order', async () => {
    const levels = async (source: string, topHeading?: number) =>
      [...(await renderMarkdown(source, { topHeading })).matchAll(/<(h[1-6])/g)].map(([, level]) => level)
    expect(await levels('### a\n\n#### b\n\n### c', 2)).toEqual(['h2', 'h3', 'h2'])
    expect(await levels('# a\n\n<h2>b</h2>', 3)).toEqual(['h3', 'h4'])
    expect(await levels('# a\n\n###### b', 3)).toEqual(['h3', 'h6'])
    expect(await levels('### a\n\n# b')).toEqual(['h3', 'h1'])
    expect(await levels('text', 2)).toEqual([])
  })

  test('a heading may have the name of a property of the document', async () => {
    expect(await renderMarkdown('## Images')).toContain('<h2 id="images">')
  })

  test('a heading takes no id that the page around it uses', { tags: ['spec:13.5'] }, async () => {
    const html = await renderMarkdown('## Main\n\n## Main\n\n## Message', {
      reservedIds: ['main', 'message'],
    })
    expect([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      'main-2',
      'main-3',
      'message-2',
    ])
  })

  test('two texts on one page share no id, and their links stay in their own', async () => {
    const source = '# بالا\n\n<p id="own">x</p>\n\n[up](#بالا) [own](#own) [page](#top) a[^1]\n\n[^1]: b'
    const texts = await Promise.all(
      ['', 'first-', 'second-'].map((idPrefix) => renderMarkdown(source, { idPrefix })),
    )
    const [ids, links] = [/ id="([^"]*)"/g, / href="#([^"]*)"/g].map((pattern) =>
      texts.map((html) => [...html.matchAll(pattern)].map(([, name = '']) => decodeURIComponent(name))),
    )
    const own = ['بالا', 'user-content-own', 'user-content-fnref1', 'user-content-fn1']
    const led = ['بالا', 'user-content-own', 'top', 'user-content-fn1', 'user-content-fnref1']
    for (const [at, prefix] of ['', 'first-', 'second-'].entries()) {
      expect(ids?.[at]).toEqual(own.map((id) => prefix + id))
      expect(links?.[at]).toEqual(led.map((id) => (id === 'top' ? id : prefix + id)))
    }
  })

  test('links elsewhere say so', async () => {
    const html = await renderMarkdown('example.com and [home](/fa/home) and https://own.ca/x', {
      siteOrigin: 'https://own.ca',
    })
    expect(html).toContain('<a href="http://example.com" rel="external noopener">')
    expect(html).toContain('<a href="/fa/home">')
    expect(html).toContain('<a href="https://own.ca/x">')
  })

  test('a path of the site is resolved by the app, in Markdown and in an editor’s own HTML', async () => {
    const html = await renderMarkdown(
      '[کلاس‌ها](/classes) <a href="/events">x</a> [y](//else.example) ![z](/uploads/z.png)',
      { mediaBase: 'https://cms.example', resolvePath: (path: string) => `/fa${path}` },
    )
    expect(html).toContain('href="/fa/classes"')
    expect(html).toContain('href="/fa/events"')
    expect(html).toContain('href="//else.example"')
    expect(html).toContain('src="https://cms.example/uploads/z.png"')
  })

  test.each([true, false])(
    'uploads come from the content server, sanitised: %s',
    { tags: ['spec:3.9'] },
    async (sanitize) => {
      const html = await renderMarkdown(
        '![x](/uploads/a.png) [pdf](/uploads/b.pdf) ![y](/other.png)\n\n' +
          '<img src="/uploads/a.png" srcset="/uploads/a.png 1x, /uploads/b.png 2x"><video poster="/uploads/p.png"></video>',
        { mediaBase: 'https://cms.example/', sanitize },
      )
      expect(html.match(/src="https:\/\/cms.example\/uploads\/a.png"/g)).toHaveLength(2)
      expect(html).toContain('href="https://cms.example/uploads/b.pdf"')
      expect(html).toContain('src="/other.png"')
      expect(html).toContain(
        'srcset="https://cms.example/uploads/a.png 1x, https://cms.example/uploads/b.png 2x"',
      )
      expect(html).toContain('poster="https://cms.example/uploads/p.png"')
    },
  )

  test('pictures are lazy and reserve their space if their size is known', async () => {
    const html = await renderMarkdown(
      '![a](/uploads/a.png) ![b](/b.png) <img src="/c.png" width="9" height="8">',
      {
        pictureAt: (address) => (address === '/uploads/a.png' ? { width: 640, height: 480 } : undefined),
      },
    )
    expect(html).toContain(
      '<img src="/uploads/a.png" alt="a" width="640" height="480" loading="lazy" decoding="async">',
    )
    expect(html).toContain('<img src="/b.png" alt="b" loading="lazy" decoding="async">')
    expect(html).toContain('<img src="/c.png" width="9" height="8" loading="lazy" decoding="async">')
  })

  test('a picture is offered in the formats and widths that are known of it, as far as its author has not chosen', async () => {
    const pictureAt = () => ({
      width: 640,
      height: 480,
      sources: [{ type: 'image/avif', srcSet: '/p/320.avif 320w, /p/640.avif 640w' }],
      sizes: '42rem',
    })
    const offered = '<source type="image/avif" srcset="/p/320.avif 320w, /p/640.avif 640w" sizes='
    const written =
      '<img src="/uploads/a.png" alt="a" width="640" height="480" loading="lazy" decoding="async">'
    expect((await renderMarkdown('![a](/uploads/a.png)', { pictureAt })).trim()).toBe(
      `<p><picture>${offered}"auto, 42rem">${written}</picture></p>`,
    )
    expect(await renderMarkdown('<img src="/uploads/a.png" loading="eager">', { pictureAt })).toContain(
      `${offered}"42rem"><img`,
    )
    for (const chosen of [
      '<img src="/uploads/a.png" srcset="/uploads/b.png 2x">',
      '<picture><source srcset="/b.webp"><img src="/uploads/a.png"></picture>',
    ])
      expect(await renderMarkdown(chosen, { pictureAt })).not.toContain('avif')
  })

  test('raw HTML stays: tables, classes, figures', { tags: ['spec:9.19'] }, async () => {
    const figure = '<figure class="wide"><figcaption>b</figcaption></figure>'
    expect(await renderMarkdown(figure)).toBe(figure)
    expect(await renderMarkdown('<table><tbody><tr><td colspan="2">x</td></tr></tbody></table>')).toBe(
      '<div class="ui-markdown__table" tabindex="0"><table><tbody><tr><td colspan="2">x</td></tr></tbody></table></div>',
    )
  })

  test.each([
    'https://www.youtube.com/embed/x',
    'https://youtube-nocookie.com/embed/x',
    'https://player.vimeo.com/video/1',
    'https://www.aparat.com/video/video/embed/videohash/x/vt/frame',
    'https://www.openstreetmap.org/export/embed.html?bbox=1',
    'https://www.google.com/maps/embed?pb=1',
  ])('a frame of a known host stays, in a sandbox: %s', async (address) => {
    const html = await renderMarkdown(`<iframe src="${address}" width="560"></iframe>`)
    expect(html).toContain(`<iframe src="${address}" width="560" title="${new URL(address).host}"`)
    expect(html).toContain('sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"')
    expect(html).toContain('loading="lazy"')
  })

  test('what scrolls by itself can be reached and has the name it is given', async () => {
    const labels = { table: 'جدول', code: 'کد', footnotes: 'پانویس', backToText: 'بازگشت به متن' }
    const html = await renderMarkdown(
      '|a|\n|-|\n\n<table><caption>ساعت‌ها</caption></table>\n\n    code\n\nx[^1]\n\n[^1]: y',
      { labels },
    )
    expect(html).toContain('<div class="ui-markdown__table" tabindex="0" role="group" aria-label="جدول">')
    expect(html).toContain('<div class="ui-markdown__table" tabindex="0" role="group" aria-label="ساعت‌ها">')
    expect(html).toContain('<pre tabindex="0" role="group" aria-label="کد">')
    expect(html).toContain('<section class="ui-markdown__notes" aria-label="پانویس">')
    expect(html).toMatch(/<a class="ui-markdown__back" href="[^"]*" aria-label="بازگشت به متن">/)
  })

  test('emoji have short names, except in code, in addresses and in the time of day', {
    tags: ['spec:3.16'],
  }, async () => {
    const source = ':rose: `:rose:` http://a.ca/:rose:/ 10:100:20 :no-such:\n\n<b>:rose:</b>'
    const html = await renderMarkdown(source, { emoji: true })
    expect(html.match(/🌹/g)).toHaveLength(2)
    expect(html).toContain('<code>:rose:</code>')
    expect(html).toContain('10:100:20 :no-such:')
    expect(await renderMarkdown(':rose:')).toBe('<p>:rose:</p>\n')
  })
})

describe('formulas', () => {
  test('become MathML without a style', { tags: ['spec:3.16'] }, async () => {
    const html = await renderMarkdown('$a^2$ and $$b$$ and\n\n$$\n\\fcolorbox{red}{blue}{x}\n$$', {
      katex: true,
    })
    expect(html.match(/<math /g)).toHaveLength(3)
    expect(html).toContain('<msup><mi>a</mi><mn>2</mn></msup>')
    expect(html.match(/display="block"/g)).toHaveLength(2)
    expect(html).not.toMatch(/ style=|<style|class="katex-html"/)
  })

  test('prices stay prices, code stays code, and what is no formula stays as it was written', async () => {
    const source = 'from $20 to $30, `$x$` costs \\$5$, $\\nosuch{$ and $\\frac{$'
    const html = await renderMarkdown(source, { katex: true })
    expect(html).not.toContain('<math')
    expect(html).toContain('from $20 to $30, <code>$x$</code> costs $5$, ')
  })

  test('a macro of the app is known, one of a formula is not known to the next', {
    tags: ['spec:3.16'],
  }, async () => {
    const macros = { '\\Z': '\\mathbb{Z}' }
    const html = await renderMarkdown('$\\Z$ $\\gdef\\y{q}\\y$ $\\y$', {
      katex: true,
      katexOptions: { macros },
    })
    expect(html.match(/<math /g)).toHaveLength(2)
    expect(Object.keys(macros)).toEqual(['\\Z'])
  })

  test('are dollar signs unless they are enabled', async () => {
    expect(await renderMarkdown('$a$')).toBe('<p>$a$</p>\n')
  })
})

describe('code', () => {
  const code = '```js\n/* one\ntwo */\nlet three = "۳"\n```'
  const linesOf = (html: string) => [
    ...html.matchAll(/class="ui-markdown__line([^"]*)"(?: data-line="(\d+)")?/g),
  ]
  const marks = (html: string) => linesOf(html).map(([, mark]) => mark !== '')
  const numbers = (html: string) => linesOf(html).map(([, , number]) => number)

  test('has the class of its language and a class for each kind of word', {
    tags: ['spec:9.18'],
  }, async () => {
    const html = await renderMarkdown(code)
    expect(html).toContain('<code class="language-js"><span class="ui-code__comment">/* one\ntwo */</span>')
    expect(html).toContain('<span class="ui-code__keyword">let</span>')
  })

  test('of an unknown language, or of none, stays as it is', async () => {
    expect(await renderMarkdown('```no-such\n<b>\n```')).toContain(
      '<code class="language-no-such">&lt;b&gt;\n</code>',
    )
    expect(await renderMarkdown('    <b>')).toContain('<code>&lt;b&gt;\n</code>')
  })

  test('gets numbers from the given start, each line complete', {
    tags: ['spec:3.17'],
  }, async () => {
    const html = await renderMarkdown(code, { lineNumbers: true, start: 40 })
    expect(numbers(html)).toEqual(['40', '41', '42'])
    expect(html).toContain('data-line="40"><span class="ui-code__comment">/* one</span>\n</span>')
    expect(html).toContain('data-line="41"><span class="ui-code__comment">two */</span>\n</span>')
    expect(html.replace(/<[^>]*>/g, '')).toBe('/* one\ntwo */\nlet three = "۳"\n\n')
  })

  test.each([
    ['the lines named', { line: '1,3' }, [true, false, true]],
    ['a range', { line: ['2-9'] }, [false, true, true]],
    ['as the shown numbers count', { line: '11', lineNumbers: true, start: 10 }, [false, true, false]],
    ['after the lines that come before', { line: '12', lineOffset: 10 }, [false, true, false]],
  ])('marks %s', { tags: ['spec:3.17'] }, async (_name, options, expected) => {
    expect(marks(await renderMarkdown(code, { lineHighlight: true, ...options }))).toEqual(expected)
  })

  test('highlights nothing unless it is enabled', { tags: ['spec:3.17'] }, async () => {
    expect(await renderMarkdown(code, { line: '1' })).not.toContain('ui-markdown__line')
  })

  test('by hand is coloured too, and left alone where it holds more than text', async () => {
    expect(await renderMarkdown('<pre><code class="language-js">let a</code></pre>')).toContain(
      'ui-code__keyword',
    )
    const marked = '<pre tabindex="0"><code class="language-js">let <mark>a</mark></code></pre>'
    expect(await renderMarkdown(marked)).toBe(marked)
  })
})
