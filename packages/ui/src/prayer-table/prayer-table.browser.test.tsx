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

/** In English, after the last prayer of the day. */
function English({ nextRow }: { nextRow?: string }) {
  const names = ['Toronto', 'Hamilton', 'London', 'Kitchener', 'Montreal']
  const times = ['Dawn (Fajr) tomorrow', 'Sunrise', 'Noon (Dhuhr)', 'Sunset', 'Evening (Maghrib)']
  return (
    <div style={{ padding: 16 }}>
      <PrayerTable
        {...props}
        columns={names.map((label, at) => ({ id: String(at), label }))}
        rows={times.map((label, at) => ({
          id: String(at),
          label,
          cells: names.map(() => ({ display: '12:04', period: 'pm', dateTime: '12:04' })),
        }))}
        nextRow={nextRow}
        chosen="0"
        labels={{ ...props.labels, next: 'next' }}
        onChoose={() => {}}
      />
    </div>
  )
}

test.each([704, 768, 820, 1024, 1440])(
  'in English at %i px the mark of the next row covers no clock, and moves no row',
  async (width) => {
    await page.viewport(width, 800)
    document.documentElement.dir = 'ltr'
    const screen = await render(<English />)
    const heights = () => [...document.querySelectorAll('tbody tr')].map((it) => Math.round(edges(it).height))
    const before = heights()
    await screen.rerender(<English nextRow="0" />)
    expect(heights()).toEqual(before)
    const mark = edges(document.querySelector('.ui-prayer-table__next') as Element)
    expect(mark.right).toBeLessThanOrEqual(edges(document.querySelector('tbody time') as Element).left)
  },
)

test.each([320, 360, 414])('in English at %i px no clock and no city is cut or broken', async (width) => {
  await page.viewport(width, 800)
  document.documentElement.dir = 'ltr'
  await render(<English nextRow="4" />)
  const table = document.querySelector('table') as HTMLTableElement
  for (const written of table.querySelectorAll('time, thead button')) {
    expect(edges(written).right, written.textContent).toBeLessThanOrEqual(edges(table).right)
    expect(lines(written), written.textContent).toBe(1)
  }
})

const lines = (element: Element) => {
  const range = document.createRange()
  range.selectNodeContents(element.firstChild as Node)
  return range.getClientRects().length
}

const edges = (element: Element) => element.getBoundingClientRect()

test.each([320, 360, 414])(
  'at %i px the chosen city comes whole and large before the others',
  async (width) => {
    await page.viewport(width, 800)
    await render(<PrayerTable {...props} chosen="2" onChoose={() => {}} />)
    const chosen = [...document.querySelectorAll('[data-chosen]')]
    const others = [...document.querySelectorAll('td:not([data-chosen]), thead th:not([data-chosen]) button')]
    expect(chosen.map(({ textContent }) => textContent)).toEqual([
      'لندن (انتاریو)',
      ...Array(5).fill('۱۲:۰۲'),
    ])
    expect(others).toHaveLength(24)
    expect(Math.max(...chosen.map((cell) => edges(cell).bottom))).toBeLessThanOrEqual(
      Math.min(...others.map((cell) => edges(cell).top)),
    )
    const size = (cell: Element | undefined) => Number.parseFloat(getComputedStyle(cell as Element).fontSize)
    expect(size(chosen[1])).toBeGreaterThan(size(others[1]) * 1.5)
  },
)

test('on a phone every clock is level with the name of its time, and under its city', async () => {
  await page.viewport(360, 800)
  await render(<PrayerTable {...props} />)
  const middle = (element: Element | null | undefined) => {
    const { top, height, left, width } = edges(element as Element)
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  }
  const cities = [...document.querySelectorAll('thead th:not(:first-child)')]
  for (const row of document.querySelectorAll('tbody tr')) {
    const [own, ...others] = row.querySelectorAll('td')
    expect(middle(own).y).toBe(middle(row.querySelector('.ui-prayer-table__name')).y)
    others.forEach((cell, at) => {
      expect(middle(cell).y).toBe(middle(row.querySelector('.ui-prayer-table__name-again')).y)
      expect(middle(cell).x).toBe(middle(cities[at + 1]).x)
    })
  }
})

test('on a phone the chosen city’s name is at the edge where the names of the times begin', async () => {
  await page.viewport(360, 800)
  await render(<PrayerTable {...props} chosen="2" onChoose={() => {}} />)
  const right = (element: Element | null) => {
    const words = document.createRange()
    words.selectNodeContents(element as Element)
    return Math.round(words.getBoundingClientRect().right)
  }
  const name = page.getByRole('button', { name: 'لندن (انتاریو)' }).element()
  expect(right(name)).toBe(right(document.querySelector('.ui-prayer-table__name')))
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

test('the next row is marked in words', async () => {
  await render(<PrayerTable {...props} />)
  await expect.element(page.getByRole('rowheader', { name: 'اذان مغرب بعدی' })).toBeVisible()
})
