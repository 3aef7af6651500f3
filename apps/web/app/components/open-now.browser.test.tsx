import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import type { Language } from '@islamic-centre/i18n/locales'
import { createRoutesStub } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { I18nProvider } from '../i18n/i18n-provider.tsx'
import { openNow } from '../opening-hours/changes.ts'
import type { OpeningHours } from '../opening-hours/hours.ts'
import { OpenNow } from './open-now.tsx'

const hour = 60
const weekdays = [{ opens: 10 * hour, closes: 20 * hour }]
const hours: OpeningHours = {
  week: { office: [[], weekdays, weekdays, weekdays, weekdays, weekdays, []] },
  exceptions: [
    { from: '2026-12-21', until: '2027-01-03', places: ['office', 'prayerHall'], span: undefined, note: {} },
  ],
}

afterEach(() => vi.useRealTimers())

/** A page that was made at a moment, by Toronto's clocks in winter. */
function pageOf(language: Language, made: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${made}-05:00`) })
  const state = openNow(hours, Date.now())
  const Page = createRoutesStub([
    {
      id: 'routes/$lang',
      path: '/:lang',
      Component: () => (
        <I18nProvider>
          <p className="open-now">
            <OpenNow openNow={state} />
          </p>
        </I18nProvider>
      ),
    },
  ])
  const loaderData = { 'routes/$lang': { dictionary: { all: dictionaries[language] } } }
  return <Page initialEntries={[`/${language}`]} hydrationData={{ loaderData }} />
}

const text = () => document.querySelector('.open-now')?.textContent?.replaceAll('\u00a0', ' ')
const isOpen = () => document.querySelector('.open-now [data-open]') !== null

describe('the office', () => {
  test.each([
    ['2026-11-24T12:00', 'Office Open until 8 p.m.', 'دفتر باز است تا ساعت ۸ شب'],
    ['2026-11-24T09:00', 'Office Closed, opens at 10 a.m.', 'دفتر بسته؛ ساعت ۱۰ صبح باز می‌شود'],
    ['2026-11-24T20:00', 'Office Closed, opens tomorrow at 10 a.m.', 'دفتر بسته؛ فردا ساعت ۱۰ صبح باز می‌شود'],
    ['2026-11-27T20:00', 'Office Closed, opens Monday at 10 a.m.', 'دفتر بسته؛ دوشنبه ساعت ۱۰ صبح باز می‌شود'],
    [
      '2026-12-21T12:00',
      'Office Closed, opens January 4 at 10 a.m.',
      'دفتر بسته؛ ۱۴ دی ساعت ۱۰ صبح باز می‌شود',
    ],
  ])('is described at %s', async (made, english, persian) => {
    for (const [language, expected] of [
      ['ca', english],
      ['fa', persian],
    ] as const) {
      const shown = await render(pageOf(language, made))
      await expect.poll(text).toBe(expected)
      await shown.unmount()
    }
  })

  test('closes on a page that stays open, on time, and the opening of the next day is shown', async () => {
    await render(pageOf('ca', '2026-11-24T19:00'))
    await expect.poll(text).toBe('Office Open until 8 p.m.')
    vi.setSystemTime(new Date('2026-11-24T19:59:59-05:00'))
    await expect.poll(isOpen).toBe(true)
    vi.setSystemTime(new Date('2026-11-24T20:00:00-05:00'))
    await expect.poll(text).toBe('Office Closed, opens tomorrow at 10 a.m.')
    vi.setSystemTime(new Date('2026-11-25T00:00:00-05:00'))
    await expect.poll(text).toBe('Office Closed, opens at 10 a.m.')
    vi.setSystemTime(new Date('2026-11-25T10:00:00-05:00'))
    await expect.poll(text).toBe('Office Open until 8 p.m.')
  })

  test('is not mentioned on a page that was made so long ago that nothing is known', async () => {
    await render(pageOf('ca', '2026-11-24T19:00'))
    await expect.poll(text).toBe('Office Open until 8 p.m.')
    vi.setSystemTime(new Date('2026-12-24T12:00:00-05:00'))
    await expect.poll(text).toBe('')
  })

  test('is as the server says on a device whose clock is slow', async () => {
    const page = pageOf('ca', '2026-11-24T12:00')
    vi.setSystemTime(new Date('2026-11-24T08:00:00-05:00'))
    await render(page)
    await expect.poll(text).toBe('Office Open until 8 p.m.')
  })
})
