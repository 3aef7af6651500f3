import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { picture } from '../catalogue/samples.ts'
import { shown } from '../catalogue/story.ts'
import { Elsewhere, OfAProvider, OwnFile } from './video.stories.tsx'

/** Every URL outside this origin that the browser requested, or has a preconnect or prefetch hint for. */
const foreign = () =>
  [
    ...performance.getEntriesByType('resource').map(({ name }) => name),
    ...[...document.querySelectorAll<HTMLLinkElement>('link[rel*=preconnect], link[rel*=prefetch]')].map(
      ({ href }) => href,
    ),
  ].filter((address) => /youtu|ytimg|vimeo|aparat/.test(address))

const frame = () => document.querySelector('iframe')
const start = () => page.getByRole('link', { name: 'پخش: سخنرانی شب نیمه شعبان' })

beforeEach(() => performance.clearResourceTimings())
afterEach(() => document.body.replaceChildren())

test.each([
  ['https://youtu.be/dQw4w9WgXcQ', 'یوتیوب', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'ویمیو', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://www.aparat.com/v/aBc12', 'آپارات', 'https://www.aparat.com/video/video/embed/videohash/aBc12/'],
])(
  '%s is asked for nothing before the press, which it names, and plays after it',
  async (address, name, embed) => {
    await render(shown(OfAProvider, { address }))
    await expect.element(page.getByText(`به ${name} وصل می‌شود`, { exact: false })).toBeVisible()
    await userEvent.hover(start())
    start().element().focus()
    expect(foreign()).toEqual([])
    expect(frame()).toBeNull()

    await userEvent.keyboard('{Enter}')
    await expect.poll(() => frame()?.src).toContain(embed)
    await expect.element(frame()).toHaveFocus()
    await expect.element(frame()).toHaveAttribute('title', 'سخنرانی شب نیمه شعبان')
    expect(frame()?.sandbox.contains('allow-top-navigation')).toBe(false)
    expect(page.getByText(`به ${name} وصل می‌شود`, { exact: false }).query()).toBeNull()
  },
)

test('the play sign is centred on the picture, whatever its formats', async () => {
  const poster = { src: picture(200), sources: [{ type: 'image/of-tomorrow', srcSet: '/none 1x' }] }
  await render(shown(OfAProvider, { poster }))
  const middle = (selector: string) => {
    const { top, height } = (document.querySelector(selector) as Element).getBoundingClientRect()
    return top + height / 2
  }
  expect(middle('.ui-video__poster')).toBeCloseTo(middle('.ui-video__stage'), 0)
  expect(middle('.ui-video__sign')).toBeCloseTo(middle('.ui-video__stage'), 0)
})

test('without scripts it is a link to the page of the video', () => {
  expect(renderToString(shown(OfAProvider))).toMatch(
    /<a href="https:\/\/www\.youtube\.com\/watch\?v=dQw4w9WgXcQ"/,
  )
})

test('with a modifier key the link is left to the browser', async () => {
  await render(shown(OfAProvider))
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  await start().click({ modifiers: ['Control'] })
  expect(frame()).toBeNull()
  await expect.element(start()).toBeVisible()
})

test('a file of the site is played by the browser, and not fetched before', async () => {
  await render(shown(OwnFile))
  const video = document.querySelector('video')
  expect(video?.controls).toBe(true)
  expect(video?.preload).toBe('none')
  expect(video?.getAttribute('src')).toBe('/uploads/lecture.mp4')
  expect(performance.getEntriesByType('resource').filter(({ name }) => name.includes('lecture'))).toEqual([])
})

test('any other URL is a link that is marked as external', async () => {
  await render(shown(Elsewhere))
  const link = page.getByRole('link', { name: 'سخنرانی شب نیمه شعبان، در سایتی دیگر' })
  await expect.element(link).toHaveAttribute('href', 'https://example.org/lecture')
  await expect.element(link).toHaveAttribute('rel', 'external noopener noreferrer')
})

test('it has the focus once: a page that renders again leaves it where the visitor is', async () => {
  const withField = (title: string) => (
    <>
      <input aria-label="نام" />
      {shown(OfAProvider, { title })}
    </>
  )
  const screen = await render(withField('سخنرانی شب نیمه شعبان'))
  start().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(frame()).toHaveFocus()
  const field = page.getByRole('textbox', { name: 'نام' })
  await field.click()
  await screen.rerender(withField('سخنرانی'))
  await expect.element(frame()).toHaveAttribute('title', 'سخنرانی')
  await expect.element(field).toHaveFocus()
})
