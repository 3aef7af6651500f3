import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { month } from '../catalogue/month.ts'
import { persianText, shown } from '../catalogue/story.ts'
import { Standard, WithOccasions } from './monthly-timetable.stories.tsx'
import '../rtl.css'

const place = () => page.getByRole('group', { name: 'جدول ماهانه' })

beforeEach(() => {
  document.documentElement.dir = 'rtl'
})

test.each([288, 308, 328, 768, 1440])(
  'at %i px a whole month fits without scrolling sideways',
  async (width) => {
    await page.viewport(width, 800)
    await render(shown(Standard))
    expect(page.getByRole('row').elements()).toHaveLength(32)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    expect(place().element().scrollWidth).toBeLessThanOrEqual(place().element().clientWidth)
    for (const cell of page.getByRole('cell').elements()) {
      expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth + 1)
    }
  },
)

test('with letters twice as large it scrolls in its own place, not the page', async () => {
  await page.viewport(360, 800)
  document.documentElement.style.fontSize = '32px'
  await render(shown(Standard))
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  expect(place().element().scrollWidth).toBeGreaterThan(place().element().clientWidth)
  document.documentElement.style.fontSize = ''
})

test('its head stays in sight while the days go by', async () => {
  await page.viewport(1280, 600)
  await render(shown(Standard))
  scrollTo(0, 700)
  const head = page.getByRole('columnheader', { name: 'اذان مغرب' }).element()
  await expect.poll(() => Math.round(head.getBoundingClientRect().top)).toBe(0)
  scrollTo(0, 0)
})

test('a small screen shows the first and the last time within the cells beside them', async () => {
  const head = (name: string) => page.getByRole('columnheader', { name, exact: true })
  await page.viewport(360, 800)
  await render(shown(Standard))
  await expect.element(head('امساک صبح')).toBeVisible()
  await expect.element(head('مغرب نیمه‌شب شرعی')).toBeVisible()
  expect(page.getByRole('columnheader').elements()).toHaveLength(6)
  await page.viewport(1024, 800)
  for (const name of ['امساک', 'اذان صبح', 'اذان مغرب', 'نیمه‌شب شرعی'])
    await expect.element(head(name)).toBeVisible()
  expect(page.getByRole('columnheader').elements()).toHaveLength(8)
})

test('the days before today are marked as past, and none before hydration', async () => {
  const screen = await render(shown(Standard))
  const past = () => document.querySelectorAll('[data-past]').length
  expect(past()).toBe(8)
  await screen.rerender(shown(Standard, { today: undefined }))
  expect(past()).toBe(0)
})

test('today is marked, and no other day is', async () => {
  const screen = await render(shown(Standard))
  const current = () => [...document.querySelectorAll('[aria-current]')].map((row) => row.textContent)
  expect(current()).toEqual([expect.stringContaining('امروز')])
  await screen.rerender(shown(Standard, { today: undefined }))
  expect(current()).toEqual([])
})

test('each Friday is marked', async () => {
  await render(shown(Standard))
  const marked = [...document.querySelectorAll('[data-friday] time:first-child')]
  const fridays = month(persianText).days.filter(({ date }) => new Date(date).getUTCDay() === 5)
  expect(marked.map((day) => day.getAttribute('datetime')).filter((date) => date?.includes('-'))).toEqual(
    fridays.map(({ date }) => date),
  )
})

test.each([320, 360, 412, 768, 1440])(
  'at %i px the columns fill the table, with occasions too',
  async (width) => {
    await page.viewport(width, 800)
    for (const story of [Standard, WithOccasions]) {
      const screen = await render(shown(story))
      const edge = document.querySelector('table')?.getBoundingClientRect().left ?? 0
      for (const row of document.querySelectorAll('tr')) {
        const cells = [...row.cells].filter((it) => it.clientWidth > 0)
        expect(Math.abs((cells.at(-1)?.getBoundingClientRect().left ?? Number.NaN) - edge)).toBeLessThan(2)
      }
      await screen.unmount()
    }
  },
)

test.each([320, 360, 376, 390, 412])('at %i px the English words of its heads stay whole', async (width) => {
  await page.viewport(width, 800)
  document.documentElement.dir = 'ltr'
  await render(shown(WithOccasions, {}, 'ltr'))
  const words = [...document.querySelectorAll('thead bdi')].filter((it) => it.getClientRects().length > 0)
  expect(words.map((it) => it.textContent)).toContain('Midnight')
  for (const word of words) expect(word.getClientRects(), word.textContent ?? '').toHaveLength(1)
})

test('an occasion is on a line of its own as wide as the table, marked as its day is', async () => {
  await page.viewport(320, 800)
  await render(shown(WithOccasions))
  const lines = () => [...document.querySelectorAll<HTMLElement>('.ui-monthly-timetable__occasion')]
  expect(lines()).toHaveLength(3)
  expect(lines().map((it) => it.hasAttribute('data-today'))).toEqual([true, false, false])
  const table = document.querySelector('table')?.clientWidth ?? 0
  for (const line of lines()) expect(line.clientWidth).toBeGreaterThanOrEqual(table - 2)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})
