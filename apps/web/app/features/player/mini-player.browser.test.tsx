import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { createRoutesStub } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { I18nProvider } from '../../i18n/i18n-provider.tsx'
import { type RequestAudioFocus, useAudioFocus } from '../../platform/audio-focus.ts'
import { LoadedPlayer } from './loaded-player.tsx'
import { Playback } from './playback.tsx'
import { type PlaybackValue, type Queue, usePlayback } from './playback-context.ts'
import { readPlace } from './stored-places.ts'

const track = (number: number) => ({ id: `${number}`, title: `Track ${number}`, src: `/tone-0${number}.mp3` })
const two: Queue = { id: 'two', tracks: [track(1), track(2)] }
const { audio, site } = dictionaries.ca

let player: PlaybackValue
let requestFocus: RequestAudioFocus

function Recitations() {
  player = usePlayback()
  requestFocus = useAudioFocus()
  return (
    <main id="main" tabIndex={-1}>
      <button type="button" onClick={() => player.load(two, 0, true)}>
        Start
      </button>
    </main>
  )
}

const Page = createRoutesStub([
  {
    id: 'routes/$lang',
    path: '/:lang',
    Component: () => (
      <I18nProvider>
        <Playback>
          <Recitations />
          <LoadedPlayer />
        </Playback>
      </I18nProvider>
    ),
  },
])
const small = () => page.getByRole('region', { name: `${audio.label}: Track 1` })
const button = (name: string | RegExp) => page.getByRole('button', { name })

async function started() {
  const loaderData = { 'routes/$lang': { dictionary: { all: dictionaries.ca } } }
  await render(<Page initialEntries={['/ca']} hydrationData={{ loaderData }} />)
  await expect.element(button(audio.play)).not.toBeInTheDocument()
  await button('Start').click()
  await expect.element(small()).toBeVisible()
  await expect.poll(() => player.duration).toBeGreaterThan(5)
}

beforeEach(() => localStorage.clear())

test('it appears with the first recording, pauses it, and goes with it', async () => {
  await started()
  await button(audio.pause).click()
  await expect.poll(() => player.playing).toBe(false)
  await button(audio.play).click()
  await expect.poll(() => player.playing).toBe(true)
  await button(site.close).click()
  await expect.element(small()).not.toBeInTheDocument()
  await expect.poll(() => document.querySelector('audio')?.hasAttribute('src')).toBe(false)
  expect(document.querySelector('audio')?.paused).toBe(true)
  await expect.element(page.getByRole('main')).toHaveFocus()
  await expect.poll(() => navigator.mediaSession.metadata).toBeNull()
})

test('it leaves the page to a call that sounds, and comes back after it', async () => {
  await started()
  const release = requestFocus(() => undefined)
  await expect.element(small()).not.toBeInTheDocument()
  release()
  await expect.element(small()).toBeVisible()
  await expect.poll(() => player.playing).toBe(true)
})

test('it offers to go on where the recording was left, and has stored that place meanwhile', async () => {
  localStorage.setItem('recording-places', JSON.stringify([['/tone-01.mp3', 5]]))
  await started()
  expect(readPlace('/tone-01.mp3')).toBe(5)
  await button('Go on from 0:05').click()
  await expect.poll(() => player.position).toBeGreaterThanOrEqual(5)
  await expect.element(button(/Go on/)).not.toBeInTheDocument()
  await expect.poll(() => readPlace('/tone-01.mp3')).toBeGreaterThan(5)
  // Another recording has a place of its own.
  player.step(1)
  await expect.poll(() => readPlace('/tone-02.mp3')).toBeGreaterThan(0)
  expect(readPlace('/tone-01.mp3')).toBeGreaterThan(5)
})
