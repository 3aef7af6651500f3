import { describe, expect, test } from 'vitest'
import { renderMarkdown } from './render.ts'

describe('what an editor writes', () => {
  test('headings get ids that keep Persian letters, and the same words a number', () => {
    const html = renderMarkdown('## باورهای ما\n\n## سخنرانی‌ها\n\n## سخنرانی‌ها\n\n## ???')
    expect([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      'باورهای-ما',
      'سخنرانی-ها',
      'سخنرانی-ها-2',
      'section',
    ])
  })

  test('a heading may have the name of a property of the document', () => {
    expect(renderMarkdown('## Images')).toContain('<h2 id="images">')
  })

  test('tables, strikethrough and code keep their marks', () => {
    const html = renderMarkdown('| a | b |\n|:-:|---|\n| 1 | ~~2~~ |\n\n```js\nlet a\n```')
    expect(html).toContain('<div class="ui-markdown__table" tabindex="0"><table>')
    expect(html).toContain('<th align="center">a</th>')
    expect(html).toContain('<s>2</s>')
    expect(html).toContain('<code class="language-js">')
  })

  test('bare addresses become links, and links elsewhere say so', () => {
    const html = renderMarkdown('example.com and [home](/fa/home) and https://own.ca/x', {
      siteOrigin: 'https://own.ca',
    })
    expect(html).toContain('<a href="http://example.com" rel="external noopener">')
    expect(html).toContain('<a href="/fa/home">')
    expect(html).toContain('<a href="https://own.ca/x">')
  })

  test.each([true, false])('uploads come from the content server, sanitised: %s', (sanitize) => {
    const html = renderMarkdown('![x](/uploads/a.png) [pdf](/uploads/b.pdf) ![y](/other.png)', {
      mediaBase: 'https://cms.example/',
      sanitize,
    })
    expect(html).toContain('src="https://cms.example/uploads/a.png"')
    expect(html).toContain('href="https://cms.example/uploads/b.pdf"')
    expect(html).toContain('src="/other.png"')
    expect(html).toContain('loading="lazy"')
  })

  test('uploads in raw HTML come from there too', () => {
    const html = renderMarkdown('<img src="/uploads/a.png" srcset="/uploads/a.png 1x, /uploads/b.png 2x">', {
      mediaBase: 'https://cms.example',
    })
    expect(html).toContain('src="https://cms.example/uploads/a.png"')
    expect(html).toContain(
      'srcset="https://cms.example/uploads/a.png 1x, https://cms.example/uploads/b.png 2x"',
    )
  })

  test('raw HTML stays: tables, classes, figures, frames of the known hosts', () => {
    const html = renderMarkdown(
      '<figure class="wide"><img src="/a.png"><figcaption>b</figcaption></figure>\n\n' +
        '<iframe src="https://www.aparat.com/video/video/embed/videohash/x/vt/frame"></iframe>\n\n' +
        '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>',
    )
    expect(html).toContain('<figure class="wide">')
    expect(html).toContain('<figcaption>b</figcaption>')
    expect(html.match(/<iframe /g)).toHaveLength(2)
    expect(html).toContain('sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"')
  })
})

describe('what must not reach a visitor', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="jav&#x0A;ascript:alert(1)">x</a>',
    '<a href=" &#1; javascript:alert(1)">x</a>',
    '<a href="vbscript:x">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
    '[x](javascript:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '![x](javascript:alert(1))',
    '<javascript:alert(1)>',
    '<form action="https://evil.example"><input name=a><button formaction="javascript:alert(1)">x</button></form>',
    '<iframe src="https://evil.example"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe src="https://www.youtube.com.evil.example/embed/x"></iframe>',
    '<iframe src="https://www.youtube.com@evil.example/embed/x"></iframe>',
    '<iframe src="http://www.youtube.com/embed/x"></iframe>',
    '<iframe src="//www.youtube.com/redirect?q=evil"></iframe>',
    '<iframe src="https://www.google.com/url?q=evil"></iframe>',
    '<object data="x.swf"></object><embed src="x.swf"><applet code=x></applet>',
    '<base href="https://evil.example"><meta http-equiv=refresh content="0;url=javascript:alert(1)"><link rel=stylesheet href=//evil>',
    '<style>*{background:url(//evil)}</style>',
    '<p style="position:fixed;inset:0">x</p>',
    '<div onclick="alert(1)" onmouseover=alert(1)>x</div>',
    '<video><source onerror="alert(1)"></video>',
    '<details open ontoggle=alert(1)>x</details>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<template><script>alert(1)</script></template>',
    '<img id=cookie name=body src=x>',
    '`<script>` <!--><img src=x onerror=alert(1)>-->',
    '<x-element onfocus=alert(1) tabindex=1 autofocus>x</x-element>',
  ]

  test.each(hostile)('%s', (source) => {
    const html = renderMarkdown(source)
    const tags = [...html.matchAll(/<[a-z][^>]*>/gi)].map(([tag]) => tag).join('')
    expect(tags).not.toMatch(
      /<(script|svg|math|style|form|input|button|object|embed|applet|base|meta|link|template)/i,
    )
    expect(tags).not.toMatch(/\son\w+=|\sstyle=|srcdoc|formaction|\sname=/i)
    expect(tags).not.toMatch(/(href|src)="\s*(javascript|vbscript|data|blob):/i)
    expect(tags).not.toMatch(/<iframe|<img[^>]* id=|evil/i)
  })

  test('doubling a pathological input does not much more than double the work', () => {
    const inputs = [
      (n: number) => '['.repeat(n),
      (n: number) => '*a '.repeat(n),
      (n: number) => '> '.repeat(n / 10),
      (n: number) => '`a``b'.repeat(n),
      (n: number) => '<a '.repeat(n),
    ]
    for (const make of inputs) {
      const time = (n: number) => {
        const source = make(n)
        const runs = Array.from({ length: 3 }, () => {
          const start = performance.now()
          renderMarkdown(source, { sanitize: false })
          return performance.now() - start
        })
        return Math.min(...runs)
      }
      time(500)
      // Far from a square's four times; short runs are noise.
      const [once, twice] = [time(1000), time(2000)]
      if (twice > 20) expect(twice / once).toBeLessThan(3.2)
    }
  })
})

test('a path of the site leads where the app says, in markdown and in an editor’s own HTML', () => {
  const options = { mediaBase: 'https://cms.example', resolvePath: (path: string) => `/fa${path}` }
  const html = renderMarkdown(
    '[کلاس‌ها](/classes) <a href="/events">x</a> [y](//else.example) ![z](/uploads/z.png)',
    options,
  )
  expect(html).toContain('href="/fa/classes"')
  expect(html).toContain('href="/fa/events"')
  expect(html).toContain('href="//else.example"')
  expect(html).toContain('src="https://cms.example/uploads/z.png"')
})
