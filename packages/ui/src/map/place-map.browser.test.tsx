import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { shown } from '../catalogue/story.ts'
import { OnRequest } from './place-map.stories.tsx'

const frame = () => document.querySelector('iframe')
const requested = () =>
  performance.getEntriesByType('resource').filter(({ name }) => name.includes('openstreetmap'))

function Place({ remembered = false }) {
  const [wanted, setWanted] = useState(remembered)
  return shown(OnRequest, { shown: wanted, onShow: () => setWanted(true) })
}

afterEach(() => document.body.replaceChildren())

test('no map is requested before the press; then it shows the place, and has the focus', async () => {
  await render(<Place />)
  await userEvent.hover(page.getByRole('button'))
  expect(frame()).toBeNull()
  expect(requested()).toEqual([])
  await page.getByRole('button', { name: 'نشان دادن نقشه' }).click()
  await expect
    .poll(() => frame()?.src)
    .toMatch(
      /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=-79\.391200,43\.645200,-79\.375200,43\.661200&/,
    )
  await expect.element(frame()).toHaveFocus()
  await expect.element(frame()).toHaveAttribute('title', 'تورنتو، خیابان نمونه، شماره ۱۲')
})

test('where the choice is remembered the map is there, and takes no focus', async () => {
  await render(<Place remembered />)
  await expect.poll(frame).not.toBeNull()
  expect(document.activeElement).toBe(document.body)
})

test('without scripts there is the way to the map’s own site', () => {
  expect(renderToString(shown(OnRequest))).toContain(
    'href="https://www.openstreetmap.org/?mlat=43.6532&amp;mlon=-79.3832#map=16/43.6532/-79.3832"',
  )
})
