import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useErrorPage } from '../../platform/error-page.ts'
import { Playback } from '../player/playback.tsx'
import { moveClockTo } from './moved-clock.fixture.ts'
import { noonIn } from './noon-in.fixture.ts'
import { armed, call, element, One, sounding, status } from './opened-call.fixture.tsx'
import { PrayerCalls } from './prayer-calls.tsx'

const second = 1000
const hour = 3600 * second

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

function ErrorPage() {
  useErrorPage()
  return <h1>Error</h1>
}

const errorPage = (
  <Playback>
    <PrayerCalls>
      <ErrorPage />
    </PrayerCalls>
  </Playback>
)
const otherPage = (
  <Playback>
    <PrayerCalls>
      <h1>Other</h1>
    </PrayerCalls>
  </Playback>
)

/** Opens a page that waits for a call. */
async function pageBeforeCall() {
  const settings = noonIn(hour)
  const pageWithCalls = (
    <Playback>
      <PrayerCalls>
        <One settings={settings} audio={{}} />
      </PrayerCalls>
    </Playback>
  )
  const screen = await render(pageWithCalls)
  await page.getByRole('button', { name: 'On' }).click()
  await armed()
  return { screen, pageWithCalls }
}

/** Opens a page whose call sounds. */
async function soundingPage() {
  const opened = await pageBeforeCall()
  moveClockTo(300)
  await sounding()
  return opened
}

test('an error page ends the call, and the next page reports it and plays it on request', {
  tags: ['spec:13.15'],
}, async () => {
  const { screen, pageWithCalls } = await soundingPage()
  await screen.rerender(errorPage)
  expect(element().paused).toBe(true)
  await screen.rerender(pageWithCalls)
  await expect.poll(() => status()?.last?.outcome).toBe('interrupted')
  await armed()
  call.replay()
  await sounding()
  expect(status().last?.outcome).toBe('sounded')
})

test('a page without calls after the error page is the visitor’s choice: nothing is reported', {
  tags: ['spec:13.15'],
}, async () => {
  const { screen, pageWithCalls } = await soundingPage()
  await screen.rerender(errorPage)
  await screen.rerender(otherPage)
  await screen.rerender(pageWithCalls)
  await armed()
  expect(status().last).toBeUndefined()
})

test('a failure of the whole site ends the call, and the next page reports it', {
  tags: ['spec:13.15'],
}, async () => {
  const { screen, pageWithCalls } = await soundingPage()
  await screen.rerender(<h1>Error</h1>)
  await screen.rerender(pageWithCalls)
  await expect.poll(() => status()?.last?.outcome).toBe('interrupted')
})

test('a call whose moment passes while an error page is shown sounds on the next page', {
  tags: ['spec:13.15'],
}, async () => {
  const { screen, pageWithCalls } = await pageBeforeCall()
  const { at } = status().next ?? { at: Number.NaN }
  moveClockTo(30 * second)
  await screen.rerender(errorPage)
  moveClockTo(second)
  await expect.poll(() => Date.now()).toBeGreaterThan(at)
  await screen.rerender(pageWithCalls)
  await sounding()
})
