import { expect, test } from 'vitest'
import { noticeHeaders, shownState, withoutEnded } from './offline-notices.ts'

const page =
  '<main><div data-death-notices="a-state_1" data-until="2000" class="current-notices">A name</div></main>'
const copy = (html = page) => new Response(html, { headers: noticeHeaders(html) })

test('a copy has the state of the death notices that it shows, and a page without any has none', () => {
  expect(shownState(copy())).toBe('a-state_1')
  expect(shownState(copy('<main>No name</main>'))).toBeUndefined()
})

test('until the end of a notice its copy is shown as it is', async () => {
  for (const path of ['/fa/home', '/ca/notices/a-name'])
    expect(await (await withoutEnded(copy(), path, 1999))?.text()).toBe(page)
  expect(await (await withoutEnded(copy('<main></main>'), '/fa/home', 9999))?.text()).toBe('<main></main>')
})

test('after its end the copy of a page hides it, and the copy of its own page is not shown', async () => {
  const home = await (await withoutEnded(copy(), '/fa/home', 2000))?.text()
  expect(home).toBe(page.replace('<div data-', '<div hidden data-'))
  for (const path of ['/fa/notices', '/ca/notices/a-name'])
    expect(await withoutEnded(copy(), path, 2000)).toBeUndefined()
})
