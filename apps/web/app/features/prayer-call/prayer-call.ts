import { fetchServerStatus } from '../../freshness/is-server-reachable.ts'
import type { RequestAudioFocus } from '../../platform/audio-focus.ts'
import { readItem, writeItem } from '../../platform/browser-storage.ts'
import { createAlarm } from './alarm.ts'
import type { CallEvent } from './call-events.ts'
import { createCallLedger, ledgerKey } from './call-ledger.ts'
import { inTurn } from './call-lock.ts'
import { createCallLoop } from './call-loop.ts'
import { type Call, type CallSettings, callAfter } from './call-plan.ts'
import { createCallSchedule } from './call-schedule.ts'
import { createCallSession } from './call-session.ts'
import { type CallAudio, createCallSounds } from './call-sounds.ts'
import { type CallPhase, type CallState, initialCallState, phaseOf } from './call-state.ts'
import { createCallVoice } from './call-voice.ts'
import { listenToPage, wasReloaded } from './page-events.ts'

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
  const alarm = createAlarm()
  const sounds = createCallSounds(audio, (kinds) => dispatch({ type: 'soundsChanged', sounds: kinds }))
  const voice = createCallVoice(element, () => dispatch({ type: 'ended' }))
  const schedule = createCallSchedule(
    {
      now: Date.now,
      elapsed,
      setAlarm: (ms, wake) =>
        alarm.set(ms, () => {
          // In most browsers any gesture on the page allows sound, not only a press of our button.
          dispatch({ type: 'woken', hasGesture: navigator.userActivation?.hasBeenActive ?? false })
          wake()
        }),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      reloaded: wasReloaded(),
      ledger: createCallLedger({
        now: Date.now,
        elapsed,
        read: () => readItem(ledgerKey),
        write: (text) => writeItem(ledgerKey, text),
        clockAhead: async () => (await fetchServerStatus())?.clockAhead,
      }),
      session: createCallSession({
        read: (key) => readItem(key, 'sessionStorage'),
        write: (key, text) => writeItem(key, text, 'sessionStorage'),
      }),
      inTurn,
    },
    dispatch,
  )
  const stopListening = listenToPage({
    onResumed: schedule.look,
    onRestored: () => dispatch({ type: 'restored' }),
    beforeLeft: schedule.expectNavigation,
    onLeft: () => dispatch({ type: 'left' }),
    onOnline: () => dispatch({ type: 'refetchDue' }),
  })
  let releaseFocus: (() => void) | undefined
  const initial = initialCallState(settings, sounds.kinds(), volumeFrom(readItem('call-volume')))
  element.volume = initial.volume
  const reduceNext = createCallLoop(
    initial,
    {
      ...schedule.effects,
      checkPermission: async () => dispatch({ type: 'permissionRead', isAllowed: await voice.allowed() }),
      prepareSounds: () => void sounds.prepare(),
      requestFocus() {
        releaseFocus = requestFocus(() => dispatch({ type: 'stopped' }))
      },
      releaseFocus: () => releaseFocus?.(),
      async play({ attempt }) {
        const result = await voice.play(attempt.by === 'audio' ? sounds.of(attempt.time) : sounds.chime())
        dispatch({ type: 'played', attempt, result })
      },
      stop: voice.stop,
      markBroken: ({ time }) => sounds.isBroken(time),
      setVolume({ volume }) {
        element.volume = volume
      },
      store: ({ key, value }) => writeItem(key, value),
      close() {
        voice.close()
        alarm.close()
        stopListening()
      },
    },
    (state) => {
      if (state.mode === 'closed') return
      const { sounding, last, sounds: kinds, volume } = state
      const next = callAfter(Date.now(), state.settings)
      changed({ state: phaseOf(state), sounding, next, last, sounds: kinds, volume })
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

const elapsed = () => performance.now()

function volumeFrom(text: string | undefined): number {
  const volume = Number(text ?? 1)
  return volume >= 0 && volume <= 1 ? volume : 1
}
