import axe from 'axe-core'
import DOMPurify from 'dompurify'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { turnPage } from '../catalogue/turn-page.ts'
import { hostile } from './hostile.fixture.ts'
import { Markdown } from './index.ts'
import { renderMarkdown } from './render.ts'
import { sampleOptions } from './samples/options.ts'
import '../base.css'
import '../rtl.css'

const file = (name: string) => new URL(`./samples/${name}`, import.meta.url).href
const textOf = async (name: string) => (await fetch(file(name))).text()
const shown = () => document.querySelector<HTMLElement>('.ui-markdown') as HTMLElement
/** HTML as the browser serialises it, so that `disabled` equals `disabled=""`. */
function asWritten(html: string) {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.innerHTML
}

test('what the server rendered is shown, and is ready', async () => {
  const onReady = vi.fn()
  const { rerender } = await render(<Markdown html="<p>متن</p>" onReady={onReady} />)
  expect(shown().innerHTML).toBe('<p>متن</p>')
  await expect.poll(() => onReady).toHaveBeenCalledTimes(1)
  await rerender(<Markdown html="<p>دیگر</p>" onReady={onReady} />)
  await expect.poll(() => onReady).toHaveBeenCalledTimes(2)
})

test.each(['fa', 'en'])('the browser renders what the server renders: %s', async (language) => {
  const html = await renderMarkdown(await textOf(`${language}.md`), sampleOptions)
  expect(html).toBe(await textOf(`${language}.rendered.txt`))
})

test('a text is rendered where it is shown; until then a message is shown', {
  tags: ['spec:3.15'],
}, async () => {
  const onReady = vi.fn()
  await render(
    <Markdown data="# سلام" labels={{ loading: 'در حال آماده‌سازی' }} onReady={onReady} className="own" />,
  )
  await expect.poll(() => shown().innerHTML).toBe('<h1 id="سلام">سلام</h1>\n')
  expect(shown().classList).toContain('own')
  expect(shown().ariaBusy).toBeNull()
  await expect.poll(() => onReady).toHaveBeenCalledTimes(1)
})

test('changed options render the same text again', async () => {
  const { rerender } = await render(<Markdown data=":rose:" />)
  await expect.poll(() => shown().textContent).toBe(':rose:\n')
  await rerender(<Markdown data=":rose:" emoji />)
  await expect.poll(() => shown().textContent).toBe('🌹\n')
})

test('a document is fetched and shown like on the server, and calls back when it is', {
  tags: ['spec:3.15', 'spec:3.18'],
}, async () => {
  const said: string[] = []
  const text = await textOf('fa.md')
  await render(
    <Markdown
      {...sampleOptions}
      src={file('fa.md')}
      onLoad={(loaded) => said.push(loaded === text ? 'load' : 'another text')}
      onReady={() => said.push('ready')}
      onError={() => said.push('error')}
    />,
  )
  await expect.poll(() => said).toEqual(['load', 'ready'])
  expect(shown().innerHTML).toBe(asWritten(await textOf('fa.rendered.txt')))
})

test.each(['http://127.0.0.1:1/none.md', '/@fs/none/none.md'])(
  'a document that does not come is an error: %s',
  { tags: ['spec:3.18', 'spec:8.2'] },
  async (src) => {
    const [onError, onLoad, onReady] = [vi.fn(), vi.fn(), vi.fn()]
    await render(
      <Markdown
        src={src}
        labels={{ loading: 'کمی صبر کنید', failed: 'متن نیامد' }}
        {...{ onError, onLoad, onReady }}
      />,
    )
    await expect.element(page.getByRole('alert')).toHaveTextContent('متن نیامد')
    expect(onError).toHaveBeenCalledTimes(1)
    expect(onError.mock.calls[0]?.[0]).toBeInstanceOf(Error)
    expect(onLoad).not.toHaveBeenCalled()
    expect(onReady).not.toHaveBeenCalled()
    expect(shown().ariaBusy).toBe('false')
  },
)

test('another address gives up the first, and so does leaving', async () => {
  const [onLoad, onError] = [vi.fn(), vi.fn()]
  const { rerender, unmount } = await render(<Markdown src={file('en.md')} {...{ onLoad, onError }} />)
  await rerender(<Markdown src={file('fa.md')} {...{ onLoad, onError }} />)
  await expect.poll(() => shown().querySelector('h1')?.textContent).toBe('برنامه‌های ماه رمضان')
  expect(onLoad).toHaveBeenCalledTimes(1)
  await rerender(<Markdown src={file('en.md')} {...{ onLoad, onError }} />)
  await unmount()
  await fetch(file('en.md'))
  expect(onLoad).toHaveBeenCalledTimes(1)
  expect(onError).not.toHaveBeenCalled()
})

test('code reads from the left and is copied without its numbers', async () => {
  document.documentElement.dir = 'rtl'
  const code = 'let a\n\n// توضیح\nlet b'
  await render(<Markdown data={`\`\`\`js\n${code}\n\`\`\``} lineNumbers start={9} lineHighlight line="9" />)
  await expect.poll(() => shown().querySelectorAll('.ui-markdown__line')).toHaveLength(4)
  const pre = shown().querySelector('pre') as HTMLElement
  expect(getComputedStyle(pre).direction).toBe('ltr')
  const [first, second] = [...pre.querySelectorAll('.ui-markdown__line')].map((line) =>
    getComputedStyle(line, '::before'),
  )
  expect(first?.content).toBe('"9"')
  expect(second?.content).toBe('"10"')
  getSelection()?.selectAllChildren(pre)
  expect(getSelection()?.toString().trim()).toBe(code)
  document.documentElement.removeAttribute('dir')
})

test('the keyboard reaches a table that is wider than the page and scrolls it', async () => {
  const cells = '| a long word in a cell '.repeat(30)
  await render(<Markdown data={`${cells}|\n${'|-'.repeat(30)}|\n${cells}|`} labels={{ table: 'جدول' }} />)
  const table = page.getByRole('group', { name: 'جدول' })
  await expect.element(table).toBeVisible()
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(table.element())
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => table.element().scrollLeft).not.toBe(0)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

/** Links are not clicked, because that would follow them; their targets are checked instead. */
const touches = ['pointerenter', 'mouseover', 'focus', 'toggle', 'error', 'load', 'animationstart', 'begin']

test('nothing that somebody may write runs, opens a frame or covers the page', {
  tags: ['spec:9.19'],
}, async () => {
  const harm = vi.fn()
  Object.assign(window, { harm })
  for (const source of hostile) {
    const html = await renderMarkdown(source, { katex: true, emoji: true, lineNumbers: true })
    const { unmount } = await render(<Markdown html={html} />)
    for (const element of shown().querySelectorAll<HTMLElement>('*')) {
      for (const type of touches) element.dispatchEvent(new Event(type))
      expect(getComputedStyle(element).position).not.toBe('fixed')
      expect([...element.attributes].filter(({ name }) => name.startsWith('on') || name === 'style')).toEqual(
        [],
      )
      if (element instanceof HTMLAnchorElement && element.href)
        expect(element.protocol).toMatch(/^(https?|mailto|tel):$/)
      if (element instanceof HTMLIFrameElement) expect(new URL(element.src).host).toBe('www.youtube.com')
    }
    // Another sanitiser, DOMPurify, finds nothing to remove.
    DOMPurify.sanitize(html, {
      ADD_TAGS: ['iframe', 'semantics', 'annotation'],
      ADD_ATTR: ['allow', 'sandbox', 'referrerpolicy', 'encoding'],
      SANITIZE_DOM: false,
    })
    expect(DOMPurify.removed, source).toEqual([])
    await unmount()
  }
  await new Promise((done) => setTimeout(done, 200))
  expect(harm).not.toHaveBeenCalled()
  expect(Object.hasOwn(window, '__reactRouterContext')).toBe(false)
})

test('the inputs are hostile: put into the page as they are, some of them run', async () => {
  const harm = vi.fn()
  Object.assign(window, { harm })
  const place = document.body.appendChild(document.createElement('div'))
  for (const source of hostile.filter((each) => each.startsWith('<img') || each.startsWith('<svg')))
    place.innerHTML = source
  await expect.poll(() => harm).toHaveBeenCalled()
  place.remove()
})

test.each([
  ['fa', 'rtl', 'light'],
  ['fa', 'rtl', 'dark'],
  ['en', 'ltr', 'light'],
  ['en', 'ltr', 'dark'],
] as const)('axe finds nothing in a long text: %s, %s, %s', async (language, direction, theme) => {
  await turnPage(direction, theme)
  const labels = { table: 'جدول', code: 'کد', footnotes: 'پانویس‌ها', backToText: 'بازگشت به متن' }
  await render(
    <Markdown html={await renderMarkdown(await textOf(`${language}.md`), { ...sampleOptions, labels })} />,
  )
  const { violations } = await axe.run(shown(), { rules: { region: { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
})

test('a picture that its author floats ends with the text, not over what follows', {
  tags: ['spec:13.5'],
}, async () => {
  const html = await renderMarkdown('<img src="data:," alt="" align="left" width="50" height="3000">\n\na')
  await render(<Markdown html={html} />)
  const picture = shown().querySelector('img') as HTMLElement
  picture.style.cssText = 'block-size: 3000px; float: left'
  expect(shown().getBoundingClientRect().bottom).toBeGreaterThanOrEqual(
    picture.getBoundingClientRect().bottom,
  )
})
