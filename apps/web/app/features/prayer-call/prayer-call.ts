import type { RequestAudioFocus } from '../../platform/audio-focus.ts'
import { readItem, writeItem } from '../../platform/browser-storage.ts'
import type { CallEvent } from './call-events.ts'
import { createCallLoop } from './call-loop.ts'
import { type Call, type CallSettings, callAfter } from './call-plan.ts'
import { type CallAudio, createCallSounds } from './call-sounds.ts'
import { type CallPhase, type CallState, initialCallState, phaseOf } from './call-state.ts'
import { createPageSchedule } from './page-schedule.ts'
import { createSoundEffects } from './sound-effects.ts'

export type PrayerCallStatus = Pick<CallState, 'sounding' | 'last' | 'sounds' | 'volume'> & {
  state: CallPhase
  /** The next call, which may be tomorrow's. */
  next: Call | undefined
}

/** The calls of a page, and their audio. */
export type PageCalls = { settings: CallSettings; audio: CallAudio }

type PrayerCallParts = PageCalls & {
  /**
   * When the page was opened, in milliseconds since 1970: a call after it sounds, even if the code was loaded later.
   */
  since: number
  /** The audio element of the calls, and how other sounds are paused for them. */
  element: HTMLAudioElement
  requestFocus: RequestAudioFocus
  changed: (status: PrayerCallStatus) => void
}

/**
 * Sounds the calls to prayer until it is closed. It is on, as far as the browser allows it, until the visitor turns it
 * off. `reduce` decides; here its effects are carried out in the browser.
 */
export function startPrayerCall({ settings, audio, since, element, requestFocus, changed }: PrayerCallParts) {
  const sounds = createCallSounds(audio, (kinds) => dispatch({ type: 'soundsChanged', sounds: kinds }))
  const sounding = createSoundEffects({ sounds, element, requestFocus }, dispatch)
  const schedule = createPageSchedule(dispatch)
  const initial = initialCallState(settings, sounds.kinds(), volumeFrom(readItem('call-volume')))
  element.volume = initial.volume
  const reduceNext = createCallLoop(
    initial,
    {
      ...schedule.effects,
      ...sounding.effects,
      store: ({ key, value }) => writeItem(key, value),
      close() {
        sounding.close()
        schedule.close()
      },
    },
    (state) => {
      if (state.mode !== 'closed') changed(statusOf(state))
    },
  )

  function dispatch(event: CallEvent) {
    reduceNext(event)
  }

  dispatch({ type: 'opened', since, isOff: readItem('call') === 'off' })

  return {
    /** Another page, or an editor's change: the plan is updated, and a sound that plays continues. */
    change(page: PageCalls) {
      settings = page.settings
      sounds.change(page.audio)
      dispatch({ type: 'settingsChanged', settings })
    },
    /** Turns the calls on; call it within a gesture, which some browsers require. */
    arm: () => dispatch({ type: 'armed', since: Date.now() }),
    turnOff: () => dispatch({ type: 'turnedOff' }),
    stop: () => dispatch({ type: 'stopped' }),
    /** Plays the call that was interrupted, from its beginning. */
    replay: () => dispatch({ type: 'replayRequested' }),
    /** Sounds what the next call will sound. */
    test: () => dispatch({ type: 'testRequested', time: callAfter(Date.now(), settings)?.time ?? 'noon' }),
    setVolume: (volume: number) => dispatch({ type: 'volumeSet', volume }),
    /** Stops and releases everything. After a failure the next page reports what was interrupted. */
    close: (isFailure: boolean) => dispatch({ type: 'closed', isFailure }),
  }
}

export type PrayerCallControl = ReturnType<typeof startPrayerCall>

function statusOf(state: CallState): PrayerCallStatus {
  const { sounding, last, sounds, volume, settings } = state
  return { state: phaseOf(state), sounding, next: callAfter(Date.now(), settings), last, sounds, volume }
}

function volumeFrom(text: string | undefined): number {
  const volume = Number(text ?? 1)
  return volume >= 0 && volume <= 1 ? volume : 1
}
