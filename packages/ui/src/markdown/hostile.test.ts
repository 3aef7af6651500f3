import { describe, expect, test } from 'vitest'
import { hostile } from './hostile.fixture.ts'
import { renderMarkdown } from './render.ts'
import { attribute, elementsOfAnyKind, treeOf } from './tree.ts'

const everything = { katex: true, emoji: true, lineNumbers: true }
const forms =
  /^(applet|base|button|dialog|embed|form|frame|iframe|link|meta|object|script|select|style|svg|template|textarea)$/
const addresses = [
  'action',
  'background',
  'cite',
  'data',
  'formaction',
  'href',
  'ping',
  'poster',
  'src',
  'srcset',
  'xlink:href',
]

describe('what somebody may write acts in no visitor’s browser', { tags: ['spec:13.5'] }, () => {
  test.each(hostile)('%s', async (source) => {
    const html = await renderMarkdown(source, everything)
    for (const element of elementsOfAnyKind(treeOf(html))) {
      if (attribute(element, 'src') !== 'https://www.youtube.com/embed/x')
        expect(element.tagName).not.toMatch(forms)
      for (const { name, value } of element.attrs) {
        expect(name).not.toMatch(/^on|^(style|srcdoc|name|target|download|autofocus|popover|is)$/)
        if (!addresses.includes(name)) continue
        const { protocol, hostname } = new URL(value, 'https://own.example')
        expect(protocol).toMatch(element.tagName === 'a' ? /^(https?|mailto|tel):$/ : /^https?:$/)
        if (element.tagName !== 'a') expect(hostname).not.toContain('evil')
      }
    }
  })
})

describe('names', { tags: ['spec:13.5'] }, () => {
  test('an author’s own id gets a prefix, and so do the links to it', async () => {
    const html = await renderMarkdown('<p id="بالا">x</p>\n\n[up](#بالا) [elsewhere](#x)')
    expect(html).toContain('<p id="user-content-بالا">')
    expect(html).toContain(`href="#user-content-${encodeURIComponent('بالا')}"`)
    expect(html).toContain('href="#x"')
  })

  test('classes of the site’s own components are removed, others stay', async () => {
    expect(await renderMarkdown('<p class="wide ui-modal">x</p>')).toContain('<p class="wide">')
    for (const name of ['gallery__sign', 'search-results', 'call-screen', 'ui-markdown__table', 'hero', 'x'])
      expect(await renderMarkdown(`<a class="${name}" href="/x">x</a>`)).not.toContain('class')
    const allowed = 'language-js hljs-keyword task-list-item footnotes figure-caption'
    expect(await renderMarkdown(`<p class="${allowed}">x</p>`)).toContain(`class="${allowed}"`)
  })
})
