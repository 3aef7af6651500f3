// First: it orders the layers.
import '../base.css'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PrayerTable } from './index.ts'
import '../rtl.css'

const cities = ['تورنتو', 'همیلتون', 'لندن (انتاریو)', 'کیچنر', 'مونترال']
const props = {
  columns: cities.map((label, at) => ({ id: String(at), label })),
  rows: ['اذان صبح', 'طلوع آفتاب', 'اذان ظهر', 'غروب آفتاب', 'اذان مغرب'].map((label, row) => ({
    id: String(row),
    label,
    cells: cities.map((_, at) => ({ display: `۱۲:۰${'۰۱۲۳۴'[at]}`, dateTime: `12:0${at}` })),
  })),
  nextRow: '4',
  labels: { caption: 'اوقات شرعی', time: 'وقت', next: 'بعدی', choose: (city: string) => `${city} در جلو` },
}

beforeEach(() => {
  document.documentElement.dir = 'rtl'
})

test.each([360, 768, 1440])('at %i px it is a table, whole and without scrolling sideways', async (width) => {
  await page.viewport(width, 800)
  await render(<PrayerTable {...props} />)
  const table = page.getByRole('table', { name: 'اوقات شرعی' })
  await expect.element(table).toBeVisible()
  expect(table.getByRole('row').elements()).toHaveLength(6)
  expect(table.getByRole('columnheader').elements()).toHaveLength(6)
  expect(table.getByRole('rowheader').elements()).toHaveLength(5)
  expect(table.getByRole('cell').elements()).toHaveLength(25)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  for (const cell of table.getByRole('cell').elements()) {
    expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth + 1)
  }
})

test('on a phone the chosen city stands above the others, and large', async () => {
  await page.viewport(360, 800)
  await render(<PrayerTable {...props} chosen="2" />)
  const [chosen, other] = page.getByRole('row').nth(1).getByRole('cell').elements()
  if (!chosen || !other) throw new Error('a row without cells')
  expect(chosen.textContent).toBe('۱۲:۰۲')
  expect(chosen.getBoundingClientRect().bottom).toBeLessThanOrEqual(other.getBoundingClientRect().top + 4)
  expect(Number.parseFloat(getComputedStyle(chosen).fontSize)).toBeGreaterThan(
    Number.parseFloat(getComputedStyle(other).fontSize) * 1.4,
  )
})

test('on a phone the chosen city’s name stands at the edge where the names of the times begin', async () => {
  await page.viewport(360, 800)
  await render(<PrayerTable {...props} chosen="2" onChoose={() => {}} />)
  const right = (element: Element) => {
    const words = document.createRange()
    words.selectNodeContents(element)
    return Math.round(words.getBoundingClientRect().right)
  }
  const name = page.getByRole('button', { name: 'لندن (انتاریو)' }).element()
  expect(right(name)).toBe(right(page.getByRole('rowheader').nth(0).element()))
  expect(name.getBoundingClientRect().bottom).toBeLessThanOrEqual(
    page.getByRole('button', { name: 'تورنتو' }).element().getBoundingClientRect().top,
  )
})

test('without scripts the cities are words, and nothing looks pressable', () => {
  expect(renderToString(<PrayerTable {...props} onChoose={() => {}} />)).not.toContain('<button')
})

test('a visitor chooses a city by its name', async () => {
  const onChoose = vi.fn()
  await render(<PrayerTable {...props} onChoose={onChoose} />)
  await page.getByRole('button', { name: 'کیچنر' }).click()
  expect(onChoose).toHaveBeenCalledWith('3')
})

test('the next row says so in words', async () => {
  await render(<PrayerTable {...props} />)
  await expect.element(page.getByRole('rowheader', { name: 'اذان مغرب بعدی' })).toBeVisible()
})
