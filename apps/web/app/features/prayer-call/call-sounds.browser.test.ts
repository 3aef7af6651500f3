import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { callTimes } from './call-plan.ts'
import { createCallSounds } from './call-sounds.ts'

const audio = { dawn: '/tone-03.mp3?v=1', noon: '/tone-04.mp3?v=1', evening: '/tone-05.mp3?v=1' }
const network = window.fetch

const forget = async () => {
  for (const name of await caches.keys()) await caches.delete(name)
}
beforeEach(forget)
afterEach(async () => {
  vi.restoreAllMocks()
  await forget()
})

test('on each of 400 days whose network comes and goes every call has its sound', {
  tags: ['spec:11.2'],
}, async () => {
  // Numbers that are the same in each run (a linear congruential generator, Numerical Recipes).
  let state = 400
  const random = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
  let isAway = true
  const fetched = vi.spyOn(window, 'fetch').mockImplementation((...args) => {
    if (isAway) return Promise.reject(new TypeError('Failed to fetch'))
    return network.apply(window, args)
  })
  const open = () => createCallSounds(audio, () => undefined)
  let sounds = open()
  const count = { calls: 0, audio: 0, chime: 0, silent: 0 }
  let hadOn: number | undefined
  for (let day = 0; day < 400; day++) {
    // The first week has no network at all, and later one day in two has none.
    isAway = day < 7 || random() < 0.5
    // The screen is restarted about once a week.
    if (random() < 1 / 7) sounds = open()
    await sounds.prepare()
    if (!isAway) hadOn ??= day
    for (const time of callTimes) {
      // The network may be lost between the plan and the call.
      isAway ||= random() < 0.5
      count.calls++
      if (sounds.of(time).size === 0) count.silent++
      const kind = sounds.kind(time)
      count[kind === 'audio' ? 'audio' : 'chime']++
      expect([day, kind]).toEqual([day, hadOn === undefined ? 'fetching' : 'audio'])
    }
  }
  console.log('network losses:', JSON.stringify({ ...count, hadOn }))
  expect(count.silent).toBe(0)
  // Once it is cached it is not requested again.
  const answered = fetched.mock.results.length
  expect(answered).toBe(callTimes.length * (1 + (hadOn ?? 0)))
})

describe('when the audio is changed', { tags: ['spec:13.15'] }, () => {
  test('decoded files are used at once, and only the new URL is fetched', async () => {
    const fetched = vi.spyOn(window, 'fetch')
    const sounds = createCallSounds(audio, () => undefined)
    await sounds.prepare()
    fetched.mockClear()
    sounds.change({ dawn: audio.dawn, noon: '/tone-06.mp3?v=1', evening: audio.noon })
    expect(callTimes.map(sounds.kind)).toEqual(['audio', 'fetching', 'audio'])
    await sounds.prepare()
    expect(sounds.kind('noon')).toBe('audio')
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/tone-06.mp3?v=1'])
  })

  test('to none at all, as while the content server fails, the files are still cached afterwards', async () => {
    const fetched = vi.spyOn(window, 'fetch')
    const sounds = createCallSounds(audio, () => undefined)
    await sounds.prepare()
    fetched.mockClear()
    sounds.change({})
    expect(callTimes.map(sounds.kind)).toEqual(['chime', 'chime', 'chime'])
    await sounds.prepare()
    sounds.change(audio)
    expect(callTimes.map(sounds.kind)).toEqual(['audio', 'audio', 'audio'])
    const reloaded = createCallSounds(audio, () => undefined)
    await reloaded.prepare()
    expect(callTimes.map(reloaded.kind)).toEqual(['audio', 'audio', 'audio'])
    expect(fetched).not.toHaveBeenCalled()
  })

  test('a pending file does not delay those of the new audio', async () => {
    vi.spyOn(window, 'fetch').mockImplementation((...args) =>
      args[0] === '/tone-06.mp3?v=1' ? new Promise(() => undefined) : network.apply(window, args),
    )
    const sounds = createCallSounds({ noon: '/tone-06.mp3?v=1' }, () => undefined)
    void sounds.prepare()
    sounds.change(audio)
    await sounds.prepare()
    expect(callTimes.map(sounds.kind)).toEqual(['audio', 'audio', 'audio'])
  })
})
