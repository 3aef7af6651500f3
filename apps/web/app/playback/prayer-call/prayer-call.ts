import { keep, kept } from '../../kept.ts'
import type { Interrupt } from '../playback-context.ts'
import { createAlarm } from './alarm.ts'
import { createCallClock } from './call-clock.ts'
import { createCallLedger, inTurn } from './call-ledger.ts'
import { type Call, type CallSettings, type CallTime, callAfter, callsPlanned } from './call-plan.ts'
import { type CallAudio, type CallSound, createCallSounds } from './call-sounds.ts'
import { createCallVoice } from './call-voice.ts'

export type PrayerCallStatus = {
  /** `blocked`: the browser lets nothing sound before a gesture. The calls are awaited all the same, and tried. */
  state: 'off' | 'starting' | 'blocked' | 'armed' | 'playing'
  /** What sounds now; no call, while it is a test. */
  sounding: { call: Call | undefined; by: 'audio' | 'chime' } | undefined
  /** The next call, which may be tomorrow's. */
  next: Call | undefined
  /** What became of the call before; `elsewhere`: another tab sounded it. */
  last: { call: Call; outcome: 'sounded' | 'refused' | 'missed' | 'elsewhere' } | undefined
  sounds: { [time in CallTime]: CallSound }
  /** From 0 to 1; kept on the device. */
  volume: number
}

type PrayerCallParts = {
  settings: CallSettings
  audio: CallAudio
  /** What the calls sound on, and how whatever else sounds is paused for them. */
  element: HTMLAudioElement
  interrupt: Interrupt
  changed: (status: PrayerCallStatus) => void
}

const choiceKey = 'call'
const volumeKey = 'call-volume'

/** Sounds the calls to prayer until it is closed. It is on, as far as the browser lets it, until the visitor turns it off. */
export function startPrayerCall({ settings, audio, element, interrupt, changed }: PrayerCallParts) {
  const ledger = createCallLedger(Date.now)
  const alarm = createAlarm()
  const sounds = createCallSounds(audio, publish)
  const voice = createCallVoice(element, giveBack)
  let clock: ReturnType<typeof createCallClock> | undefined
  let closed = false
  /** Whether the browser lets a call sound; undefined until that is known. */
  let allowed: boolean | undefined
  /** Whether it was asked again after the visitor had touched the page. */
  let askedAgain = false
  let sounding: (NonNullable<PrayerCallStatus['sounding']> & { end: () => void }) | undefined
  let last: PrayerCallStatus['last']
  let volume = volumeFrom(kept(volumeKey))

  function state(): PrayerCallStatus['state'] {
    if (sounding) return 'playing'
    if (!clock) return 'off'
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
    if (allowed && clock) await sounds.prepare()
  }

  /** Any press allows sound in most browsers, not only one of our button. */
  function askAgain() {
    if (allowed !== false || askedAgain || !navigator.userActivation?.hasBeenActive) return
    askedAgain = true
    void ask()
  }

  function turnOn() {
    clock = createCallClock({
      now: Date.now,
      plan(now) {
        // Each plan is another chance to fetch what could not be fetched.
        if (allowed) void sounds.prepare()
        queueMicrotask(publish)
        return callsPlanned(now, settings)
      },
      wakeIn: (ms, wake) =>
        alarm.set(ms, () => {
          askAgain()
          wake()
        }),
      sounded: ledger.hasHere,
      sound: (call) => void soundOnce(call),
      missed: (call) => note(call, ledger.has(call) ? 'elsewhere' : 'missed'),
    })
  }

  function note(call: Call, outcome: NonNullable<PrayerCallStatus['last']>['outcome']) {
    last = { call, outcome }
    publish()
  }

  async function soundOnce(call: Call) {
    const outcome = await inTurn(async () => {
      if (ledger.has(call)) return 'elsewhere'
      const begun = await begin(call.time, call)
      if (begun === 'sounding') ledger.add(call)
      return begun
    })
    if (outcome === 'sounding') note(call, 'sounded')
    else if (outcome !== 'stopped') note(call, outcome)
  }

  async function begin(time: CallTime, call?: Call): Promise<'sounding' | 'refused' | 'stopped'> {
    if (closed) return 'stopped'
    voice.stop()
    const end = interrupt(voice.stop)
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
    over?.end()
    publish()
  }

  const look = () => clock?.look()
  const fetchAgain = () => void (allowed && clock && sounds.prepare())
  const listeners = [
    [document, 'visibilitychange', look],
    // A page that the browser kept whole, and one that it had frozen.
    [window, 'pageshow', look],
    [document, 'resume', look],
    [window, 'pagehide', voice.stop],
    [window, 'online', fetchAgain],
  ] as const
  for (const [target, event, listener] of listeners) target.addEventListener(event, listener)

  if (kept(choiceKey) === 'off') publish()
  else {
    turnOn()
    void ask()
  }

  return {
    /** Turns the calls on; to be called within a gesture, which is what some browsers want. */
    arm() {
      keep(choiceKey, 'on')
      if (!clock) turnOn()
      void ask()
    },
    turnOff() {
      keep(choiceKey, 'off')
      clock?.stop()
      clock = undefined
      voice.stop()
      publish()
    },
    stop: voice.stop,
    /** Sounds what the next call will sound. */
    test: () => void begin(callAfter(Date.now(), settings)?.time ?? 'noon'),
    setVolume(to: number) {
      volume = to
      element.volume = to
      keep(volumeKey, String(to))
      publish()
    },
    /** Stops and gives back everything. */
    close() {
      closed = true
      clock?.stop()
      alarm.close()
      voice.close()
      for (const [target, event, listener] of listeners) target.removeEventListener(event, listener)
    },
  }
}

export type PrayerCallControl = ReturnType<typeof startPrayerCall>

function volumeFrom(text: string | undefined): number {
  const volume = Number(text ?? 1)
  return volume >= 0 && volume <= 1 ? volume : 1
}
