import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Playback } from './playback.tsx'
import { type PlaybackValue, type Queue, usePlayback } from './playback-context.ts'
import { useMediaSession } from './use-media-session.ts'

const track = (number: number) => ({ id: `${number}`, title: `Track ${number}`, src: `/tone-0${number}.mp3` })
const three: Queue = { id: 'three', tracks: [track(1), track(2), track(3)] }
const missing = (number: number) => ({ ...track(number), src: `/no-such-${number}.mp3` })

let player: PlaybackValue
const audio = () => document.querySelector('audio') as HTMLAudioElement
const title = () => player.queue.tracks[player.index]?.title

/** The sounds that were requested since the last call, once each. */
async function askedFor(): Promise<string[]> {
  const response = await fetch('/requested-sounds')
  return [...new Set((await response.json()) as string[])]
}

function Buttons({ queue, at = 0 }: { queue: Queue; at?: number }) {
  player = usePlayback()
  useMediaSession(player)
  return (
    <button type="button" onClick={() => player.load(queue, at, true)}>
      Start
    </button>
  )
}

/** Renders the player and presses start: browsers block sound without a user gesture. */
async function started(queue: Queue, at?: number) {
  const screen = await render(
    <Playback>
      <Buttons queue={queue} {...(at !== undefined && { at })} />
    </Playback>,
  )
  await page.getByRole('button', { name: 'Start' }).click()
  return screen
}

/** Seeks to just before the end of the current track. */
async function nearTheEnd() {
  await expect.poll(() => player.playing && player.duration).toBeGreaterThan(1)
  player.seek(player.duration - 0.3)
}

afterEach(() => vi.restoreAllMocks())

test('a track that ends is followed by the next, and the last by the first', {
  tags: ['spec:4.2'],
}, async () => {
  await started(three, 1)
  await nearTheEnd()
  await expect.poll(title).toBe('Track 3')
  await nearTheEnd()
  await expect.poll(title).toBe('Track 1')
  await expect.poll(() => player.playing).toBe(true)
})

test('next and previous wrap around', async () => {
  await started(three)
  player.step(-1)
  await expect.poll(title).toBe('Track 3')
  player.step(1)
  await expect.poll(title).toBe('Track 1')
})

test('only the current track is fetched, and none before playback starts', async () => {
  const unplayed: Queue = { id: 'unplayed', tracks: [track(7), track(8), track(9)] }
  await started({ id: 'empty', tracks: [] })
  await askedFor()
  player.load(unplayed, 1, false)
  await expect.poll(title).toBe('Track 8')
  expect(await askedFor()).toEqual([])
  player.toggle()
  await expect.poll(() => player.position).toBeGreaterThan(0.5)
  expect(await askedFor()).toEqual(['/tone-08.mp3'])
})

test('it pauses and resumes from the same position', async () => {
  await started(three)
  await expect.poll(() => player.position).toBeGreaterThan(0.2)
  player.toggle()
  await expect.poll(() => player.playing).toBe(false)
  const { currentTime } = audio()
  player.toggle()
  await expect.poll(() => player.position).toBeGreaterThan(currentTime)
  expect(title()).toBe('Track 1')
})

test('volume and speed also apply to the next track', async () => {
  await started(three)
  player.setVolume(0.3)
  player.setRate(1.5)
  await expect.poll(() => [player.volume, player.rate]).toEqual([0.3, 1.5])
  player.step(1)
  await expect.poll(() => player.playing && title()).toBe('Track 2')
  expect([audio().volume, audio().playbackRate, player.rate]).toEqual([0.3, 1.5, 1.5])
  player.toggleMuted()
  await expect.poll(() => player.muted).toBe(true)
  player.setVolume(0.5)
  await expect.poll(() => player.muted).toBe(false)
})

describe('a track that cannot be played', () => {
  test('is named and skipped', async () => {
    await started({ id: 'broken', tracks: [missing(1), track(2), track(3)] })
    await expect.poll(() => player.playing && title()).toBe('Track 2')
    expect(player.failed?.title).toBe('Track 1')
    player.step(1)
    await expect.poll(title).toBe('Track 3')
    expect(player.failed).toBeUndefined()
  })

  test('stops playback if none can be played: each is tried once', async () => {
    await started({ id: 'all broken', tracks: [missing(1), missing(2)] })
    await expect.poll(() => player.failed?.title).toBe('Track 2')
    await expect.poll(() => player.playing).toBe(false)
    expect(title()).toBe('Track 2')
  })

  test('is not reported for another list', async () => {
    await started({ id: 'all broken', tracks: [missing(1), missing(2)] })
    await expect.poll(() => player.failed?.title).toBe('Track 2')
    player.load({ id: 'half broken', tracks: [missing(3), track(4)] }, 0, true)
    await expect.poll(() => player.playing && title()).toBe('Track 4')
  })
})

describe('the media keys of the device', () => {
  /** The handlers that the page has set for the media keys; a test calls them like the device. */
  async function keys() {
    const handlers = new Map<string, MediaSessionActionHandler | null>()
    const real = navigator.mediaSession.setActionHandler.bind(navigator.mediaSession)
    vi.spyOn(navigator.mediaSession, 'setActionHandler').mockImplementation((action, handler) => {
      real(action, handler)
      handlers.set(action, handler)
    })
    await started({ ...three, tracks: three.tracks.map((it) => ({ ...it, speaker: 'A reciter' })) })
    await expect.poll(() => player.position).toBeGreaterThan(0)
    return (action: MediaSessionAction, more: Partial<MediaSessionActionDetails> = {}) =>
      handlers.get(action)?.({ action, ...more })
  }

  test('show what plays', async () => {
    const press = await keys()
    await expect.poll(() => navigator.mediaSession.playbackState).toBe('playing')
    expect(navigator.mediaSession.metadata?.title).toBe('Track 1')
    expect(navigator.mediaSession.metadata?.artist).toBe('A reciter')
    press('nexttrack')
    await expect.poll(() => navigator.mediaSession.metadata?.title).toBe('Track 2')
  })

  test('pause, play, change the track and seek', async () => {
    const press = await keys()
    press('pause')
    await expect.poll(() => player.playing).toBe(false)
    await expect.poll(() => navigator.mediaSession.playbackState).toBe('paused')
    press('pause')
    expect(audio().paused).toBe(true)
    press('play')
    await expect.poll(() => player.playing).toBe(true)
    press('previoustrack')
    await expect.poll(() => player.playing && title()).toBe('Track 3')
    press('pause')
    await expect.poll(() => audio().paused).toBe(true)
    press('seekto', { seekTime: 2 })
    await expect.poll(() => player.position).toBe(2)
    press('seekforward', { seekOffset: 1 })
    await expect.poll(() => player.position).toBe(3)
    press('seekbackward')
    await expect.poll(() => player.position).toBe(0)
  })
})
