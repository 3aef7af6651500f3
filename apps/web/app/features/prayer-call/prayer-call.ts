import { fetchServerStatus } from '../../freshness/is-server-reachable.ts'
import type { RequestAudioFocus } from '../../platform/audio-focus.ts'
import { readItem, writeItem } from '../../platform/local-storage.ts'
import { createAlarm } from './alarm.ts'
import { createCallLedger, ledgerKey } from './call-ledger.ts'
import { inTurn } from './call-lock.ts'
import { type Call, type CallSettings, type CallTime, callAfter } from './call-plan.ts'
import { type CallRunner, createCallRunner } from './call-runner.ts'
import { createCallSession } from './call-session.ts'
import { type CallAudio, type CallSound, createCallSounds } from './call-sounds.ts'
import {
  type CallEvent,
  type CallPhase,
  type CallState,
  initialCallState,
  phaseOf,
  reduceCallState,
} from './call-state.ts'
import { createCallVoice } from './call-voice.ts'
import { listenToPage, wasReloaded } from './page-events.ts'
import { readTabItem, writeTabItem } from './tab-storage.ts'

export type PrayerCallStatus = Pick<CallState, 'sounding' | 'last' | 'volume'> & {
  state: CallPhase
  /** The next call, which may be tomorrow's. */
  next: Call | undefined
  sounds: { [time in CallTime]: CallSound }
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

const choiceKey = 'call'
const volumeKey = 'call-volume'

/**
 * Sounds the calls to prayer until it is closed. It is on, as far as the browser allows it, until the visitor turns it
 * off.
 */
export function startPrayerCall({ settings, audio, since, element, requestFocus, changed }: PrayerCallParts) {
  const ledger = createCallLedger({
    now: Date.now,
    elapsed,
    read: () => readItem(ledgerKey),
    write: (text) => writeItem(ledgerKey, text),
    clockAhead: async () => (await fetchServerStatus())?.clockAhead,
  })
  const session = createCallSession({ read: readTabItem, write: writeTabItem })
  const alarm = createAlarm()
  const sounds = createCallSounds(audio, publish)
  const voice = createCallVoice(element, soundEnded)
  let runner: CallRunner | undefined
  let state = initialCallState(volumeFrom(readItem(volumeKey)))
  let closed = false
  /** Whether the permission was checked again after a gesture of the visitor. */
  let askedAgain = false
  /** Releases the audio focus. */
  let endFocus: (() => void) | undefined

  function dispatch(event: CallEvent) {
    state = reduceCallState(state, event)
    publish()
  }

  function publish() {
    if (closed) return
    const { sounding, last, volume } = state
    changed({
      state: phaseOf(state),
      sounding,
      next: callAfter(Date.now(), settings),
      last,
      sounds: { dawn: sounds.kind('dawn'), noon: sounds.kind('noon'), evening: sounds.kind('evening') },
      volume,
    })
  }

  const prepareSounds = () => void (state.isAllowed && runner && sounds.prepare())

  async function readPermission() {
    dispatch({ type: 'permissionRead', isAllowed: await voice.allowed() })
    prepareSounds()
  }

  /** In most browsers any gesture on the page allows sound, not only a press of our button. */
  function readPermissionAgain() {
    if (state.isAllowed !== false || askedAgain || !navigator.userActivation?.hasBeenActive) return
    askedAgain = true
    void readPermission()
  }

  function turnOn(from: number) {
    runner = createCallRunner({
      settings,
      now: Date.now,
      elapsed,
      since: from,
      reloaded: wasReloaded(),
      ledger,
      session,
      inTurn,
      begin: (call) => begin(call.time, call),
      wakeIn: (ms, wake) =>
        alarm.set(ms, () => {
          readPermissionAgain()
          wake()
        }),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      planned() {
        // Each plan retries files that could not be fetched.
        if (state.isAllowed) void sounds.prepare()
        queueMicrotask(publish)
      },
      noted: (last) => dispatch({ type: 'noted', last }),
    })
    state = reduceCallState(state, { type: 'turnedOn' })
  }

  async function begin(time: CallTime, call?: Call): Promise<'sounding' | 'refused' | 'stopped'> {
    if (closed) return 'stopped'
    voice.stop()
    const end = requestFocus(voice.stop)
    element.volume = state.volume
    let by: 'audio' | 'chime' = sounds.kind(time) === 'audio' ? 'audio' : 'chime'
    let begun = await voice.play(sounds.of(time))
    if (begun === 'broken' && by === 'audio') {
      sounds.isBroken(time)
      by = 'chime'
      begun = await voice.play(sounds.chime())
    }
    if (begun === 'sounding') {
      endFocus = end
      dispatch({ type: 'begun', sounding: { call, by } })
    } else {
      end()
      if (begun === 'refused') dispatch({ type: 'refused' })
      else publish()
    }
    // If even the chime cannot be played, the browser has blocked it.
    return begun === 'broken' ? 'refused' : begun
  }

  function soundEnded() {
    const giveBack = endFocus
    endFocus = undefined
    state = reduceCallState(state, { type: 'ended' })
    runner?.ended()
    giveBack?.()
    publish()
  }

  const look = () => runner?.look()
  const stopListening = listenToPage({
    onResumed: look,
    onRestored: () => runner?.enterDocument(),
    beforeLeft: () => runner?.beforeNavigation(),
    onLeft: () => (runner ? runner.leaveDocument(voice.stop) : voice.stop()),
    onOnline: prepareSounds,
  })

  if (readItem(choiceKey) === 'off') publish()
  else {
    turnOn(since)
    void readPermission()
  }

  return {
    /** Another page, or an editor's change: the plan is updated, and a sound that plays continues. */
    change(page: PageCalls) {
      settings = page.settings
      sounds.change(page.audio)
      runner?.change(settings)
      prepareSounds()
      publish()
    },
    /** Turns the calls on; call it within a gesture, which some browsers require. */
    arm() {
      writeItem(choiceKey, 'on')
      if (!runner) turnOn(Date.now())
      void readPermission()
    },
    turnOff() {
      writeItem(choiceKey, 'off')
      runner?.stop()
      runner = undefined
      state = reduceCallState(state, { type: 'turnedOff' })
      voice.stop()
      publish()
    },
    stop: voice.stop,
    /** Plays the call that was interrupted, from its beginning. */
    replay: () => void runner?.replay(),
    /** Sounds what the next call will sound. */
    test: () => void begin(callAfter(Date.now(), settings)?.time ?? 'noon'),
    setVolume(to: number) {
      element.volume = to
      writeItem(volumeKey, String(to))
      dispatch({ type: 'volumeSet', volume: to })
    },
    /** Stops and releases everything. After a failure the next page reports what was interrupted. */
    close(isFailure: boolean) {
      closed = true
      runner?.stop()
      if (isFailure) runner?.leaveDocument(voice.stop)
      voice.close()
      alarm.close()
      stopListening()
    },
  }
}

export type PrayerCallControl = ReturnType<typeof startPrayerCall>

const elapsed = () => performance.now()

function volumeFrom(text: string | undefined): number {
  const volume = Number(text ?? 1)
  return volume >= 0 && volume <= 1 ? volume : 1
}
