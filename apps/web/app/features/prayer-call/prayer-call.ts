import { fetchServerStatus } from '../../freshness/is-server-reachable.ts'
import type { RequestAudioFocus } from '../../platform/audio-focus.ts'
import { readItem, writeItem } from '../../platform/local-storage.ts'
import { createAlarm } from './alarm.ts'
import { createCallLedger, ledgerKey } from './call-ledger.ts'
import { inTurn } from './call-lock.ts'
import { type Call, type CallSettings, type CallTime, callAfter } from './call-plan.ts'
import { type CallRunner, createCallRunner, type LastCall } from './call-runner.ts'
import { createCallSession } from './call-session.ts'
import { type CallAudio, type CallSound, createCallSounds } from './call-sounds.ts'
import { createCallVoice } from './call-voice.ts'
import { readTabItem, writeTabItem } from './tab-storage.ts'

export type PrayerCallStatus = {
  /** `blocked`: the browser lets nothing sound before a gesture. The calls are awaited all the same, and tried. */
  state: 'off' | 'starting' | 'blocked' | 'armed' | 'playing'
  /** What sounds now; no call, while it is a test. */
  sounding: { call: Call | undefined; by: 'audio' | 'chime' } | undefined
  /** The next call, which may be tomorrow's. */
  next: Call | undefined
  /** What became of the call before. */
  last: LastCall | undefined
  sounds: { [time in CallTime]: CallSound }
  /** From 0 to 1; kept on the device. */
  volume: number
}

/** Whose calls a page wants, and with which audio. */
export type PageCalls = { settings: CallSettings; audio: CallAudio }

type PrayerCallParts = PageCalls & {
  /** When the page was opened, in milliseconds since 1970: a call after it sounds, though the program came later. */
  since: number
  /** What the calls sound on, and how whatever else sounds is paused for them. */
  element: HTMLAudioElement
  requestFocus: RequestAudioFocus
  changed: (status: PrayerCallStatus) => void
}

const choiceKey = 'call'
const volumeKey = 'call-volume'

/** Sounds the calls to prayer until it is closed. It is on, as far as the browser lets it, until the visitor turns it off. */
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
  const voice = createCallVoice(element, giveBack)
  let runner: CallRunner | undefined
  let closed = false
  /** Whether the browser lets a call sound; undefined until that is known. */
  let allowed: boolean | undefined
  /** Whether it was asked again after the visitor had touched the page. */
  let askedAgain = false
  let sounding: (NonNullable<PrayerCallStatus['sounding']> & { end: () => void }) | undefined
  let last: LastCall | undefined
  let volume = volumeFrom(readItem(volumeKey))

  function state(): PrayerCallStatus['state'] {
    if (sounding) return 'playing'
    if (!runner) return 'off'
    if (allowed === undefined) return 'starting'
    return allowed ? 'armed' : 'blocked'
  }

  function publish() {
    if (closed) return
    changed({
      state: state(),
      sounding,
      next: callAfter(Date.now(), settings),
      last,
      sounds: { dawn: sounds.kind('dawn'), noon: sounds.kind('noon'), evening: sounds.kind('evening') },
      volume,
    })
  }

  async function ask() {
    allowed = await voice.allowed()
    publish()
    if (allowed && runner) await sounds.prepare()
  }

  /** Any press allows sound in most browsers, not only one of our button. */
  function askAgain() {
    if (allowed !== false || askedAgain || !navigator.userActivation?.hasBeenActive) return
    askedAgain = true
    void ask()
  }

  function turnOn(from: number) {
    runner = createCallRunner({
      settings,
      now: Date.now,
      elapsed,
      since: from,
      reloaded: navigationType() === 'reload',
      ledger,
      session,
      inTurn,
      begin: (call) => begin(call.time, call),
      wakeIn: (ms, wake) =>
        alarm.set(ms, () => {
          askAgain()
          wake()
        }),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      planned() {
        // Each plan is another chance to fetch what could not be fetched.
        if (allowed) void sounds.prepare()
        queueMicrotask(publish)
      },
      noted(outcome) {
        last = outcome
        publish()
      },
    })
  }

  async function begin(time: CallTime, call?: Call): Promise<'sounding' | 'refused' | 'stopped'> {
    if (closed) return 'stopped'
    voice.stop()
    const end = requestFocus(voice.stop)
    element.volume = volume
    let by: 'audio' | 'chime' = sounds.kind(time) === 'audio' ? 'audio' : 'chime'
    let begun = await voice.play(sounds.of(time))
    if (begun === 'broken' && by === 'audio') {
      sounds.isBroken(time)
      by = 'chime'
      begun = await voice.play(sounds.chime())
    }
    if (begun === 'sounding') {
      allowed = true
      sounding = { call, by, end }
    } else {
      end()
      if (begun === 'refused') allowed = false
    }
    publish()
    // A browser that cannot play even the chime has refused it.
    return begun === 'broken' ? 'refused' : begun
  }

  function giveBack() {
    const over = sounding
    sounding = undefined
    runner?.ended()
    over?.end()
    publish()
  }

  const look = () => runner?.look()
  const leaveDocument = () => (runner ? runner.leaveDocument(voice.stop) : voice.stop())
  const enterDocument = (event: Event) =>
    event instanceof PageTransitionEvent && event.persisted ? runner?.enterDocument() : look()
  const fetchAgain = () => void (allowed && runner && sounds.prepare())
  const listeners = [
    [document, 'visibilitychange', look],
    // A document that the browser had stored whole, and one that it had frozen.
    [window, 'pageshow', enterDocument],
    [document, 'resume', look],
    [window, 'beforeunload', () => runner?.beforeNavigation()],
    [window, 'pagehide', leaveDocument],
    [window, 'online', fetchAgain],
  ] as const
  for (const [target, event, listener] of listeners) target.addEventListener(event, listener)

  if (readItem(choiceKey) === 'off') publish()
  else {
    turnOn(since)
    void ask()
  }

  return {
    /** Another page, or an editor's change: the calls follow it, and what sounds goes on. */
    change(page: PageCalls) {
      settings = page.settings
      sounds.change(page.audio)
      runner?.change(settings)
      fetchAgain()
      publish()
    },
    /** Turns the calls on; to be called within a gesture, which is what some browsers want. */
    arm() {
      writeItem(choiceKey, 'on')
      if (!runner) turnOn(Date.now())
      void ask()
    },
    turnOff() {
      writeItem(choiceKey, 'off')
      runner?.stop()
      runner = undefined
      last = undefined
      voice.stop()
      publish()
    },
    stop: voice.stop,
    /** Plays the call that was interrupted, from its beginning. */
    replay: () => void runner?.replay(),
    /** Sounds what the next call will sound. */
    test: () => void begin(callAfter(Date.now(), settings)?.time ?? 'noon'),
    setVolume(to: number) {
      volume = to
      element.volume = to
      writeItem(volumeKey, String(to))
      publish()
    },
    /** Stops and gives back everything. After a failure the next page reports what was interrupted. */
    close(isFailure: boolean) {
      closed = true
      runner?.stop()
      if (isFailure) runner?.leaveDocument(voice.stop)
      voice.close()
      alarm.close()
      for (const [target, event, listener] of listeners) target.removeEventListener(event, listener)
    },
  }
}

export type PrayerCallControl = ReturnType<typeof startPrayerCall>

const elapsed = () => performance.now()

/** How the document was opened. */
const navigationType = () =>
  performance.getEntriesByType('navigation').find((it) => it instanceof PerformanceNavigationTiming)?.type

function volumeFrom(text: string | undefined): number {
  const volume = Number(text ?? 1)
  return volume >= 0 && volume <= 1 ? volume : 1
}
