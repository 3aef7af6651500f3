import { afterEach, expect, test, vi } from 'vitest'
import { createCallVoice } from './call-voice.ts'
import { chime } from './chime.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a sound that does not start within 15 s is aborted, and does not start later', async () => {
  const element = new Audio()
  const ended = vi.fn()
  const voice = createCallVoice(element, ended)
  vi.spyOn(element, 'play').mockReturnValue(new Promise(() => undefined))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const begun = voice.play(chime())
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await begun).toBe('refused')
  expect([element.hasAttribute('src'), element.paused, ended.mock.calls.length]).toEqual([false, true, 0])
  voice.close()
})
