import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Playback } from '../playback.tsx'
import { useErrorPage } from '../use-prayer-call.ts'
import { noonIn } from './noon-in.ts'
import { armed, call, element, One, sounding, status } from './opened-call.tsx'

const second = 1000

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
    <ErrorPage />
  </Playback>
)
const otherPage = (
  <Playback>
    <h1>Other</h1>
  </Playback>
)

/** A page whose call sounds, and the same page to be opened again. */
async function soundingPage() {
  const settings = noonIn(5 * second)
  const pageWithCalls = (
    <Playback>
      <One settings={settings} audio={{}} />
    </Playback>
  )
  const screen = await render(pageWithCalls)
  await page.getByRole('button', { name: 'On' }).click()
  await sounding()
  return { screen, pageWithCalls }
}

test('an error page ends the call, and the next page reports it and plays it when asked to', {
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
  const settings = noonIn(6 * second)
  const pageWithCalls = (
    <Playback>
      <One settings={settings} audio={{}} />
    </Playback>
  )
  const screen = await render(pageWithCalls)
  await page.getByRole('button', { name: 'On' }).click()
  await armed()
  const { at } = status().next ?? { at: Number.NaN }
  await screen.rerender(errorPage)
  await expect.poll(() => Date.now()).toBeGreaterThan(at)
  await screen.rerender(pageWithCalls)
  await sounding()
})
