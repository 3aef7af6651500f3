import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { languages } from '@islamic-centre/i18n/locales'
import { type CityId, cities } from '@islamic-centre/prayer-times'
import { createRoutesStub } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { I18nProvider } from '../../i18n/i18n-provider.tsx'
import { callAfter } from './call-plan.ts'
import { NextCall } from './next-call.tsx'
import { PrayerCallLine } from './prayer-call-card.tsx'
import type { PrayerCall } from './use-prayer-call.ts'

const ignored = () => undefined
const sounds = { dawn: 'chime', noon: 'chime', evening: 'chime' } as const

afterEach(() => vi.useRealTimers())

/** The next call of a city at this instant, as the call page and the card show it. */
async function shown(language: 'fa' | 'ca', city: CityId, at: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) })
  const next = callAfter(Date.now(), { place: cities[city] })
  const status = { state: 'armed', sounding: undefined, last: undefined, volume: 1, next, sounds } as const
  const call: PrayerCall = {
    status,
    arm: ignored,
    turnOff: ignored,
    stop: ignored,
    replay: ignored,
    test: ignored,
    setVolume: ignored,
  }
  const Page = createRoutesStub([
    {
      id: 'routes/$lang',
      path: '/:lang',
      Component: () => (
        <I18nProvider>
          <NextCall next={next} city={city} remaining={({ name }) => name} />
          <PrayerCallLine call={call} city={city} />
        </I18nProvider>
      ),
    },
  ])
  const loaderData = { 'routes/$lang': { dictionary: { all: dictionaries[language] } } }
  await render(<Page initialEntries={[`/${language}`]} hydrationData={{ loaderData }} />)
  const textOf = (part: string) => document.querySelector(part)?.textContent ?? ''
  await expect.poll(() => textOf('.prayer-call__next')).not.toBe('')
  return ['.next-call__name span', '.next-call__remaining', '.prayer-call__next'].map(textOf)
}

describe('the next call', () => {
  for (const language of languages) {
    const { prayer, times } = dictionaries[language]

    test(`after the evening’s is tomorrow’s dawn, in ${language}`, async () => {
      for (const text of await shown(language, 'toronto', '2026-11-21T20:00:00-05:00'))
        expect(text).toContain(prayer.dawnTomorrow)
    })

    test(`after midnight is the dawn of today, in ${language}`, async () => {
      for (const text of await shown(language, 'montreal', '2026-11-22T00:30:00-05:00')) {
        expect(text).toContain(times.fajr)
        expect(text).not.toContain(prayer.dawnTomorrow)
      }
    })
  }
})
