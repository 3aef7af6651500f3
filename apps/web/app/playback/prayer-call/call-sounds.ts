import { type CallTime, callTimes } from './call-plan.ts'
import { chime } from './chime.ts'

/** The addresses of the editor's audio, each of one edition: what is there never changes. */
export type CallAudio = { readonly [time in CallTime]?: string | undefined }

/**
 * What sounds at a time: the editor's audio, or the chime: because there is no audio, it has not been had yet, or it
 * cannot be played.
 */
export type CallSound = 'audio' | 'chime' | 'fetching' | 'broken'

const cacheName = 'prayer-call-sounds'
/** Decoded to be checked only: a low rate keeps it small. */
const checkingRate = 8000

/** Fetches and checks the sounds before they are needed, and keeps them on the device for a day without a network. */
export function createCallSounds(audio: CallAudio, changed: () => void) {
  const ready = new Map<CallTime, Blob>()
  const broken = new Set<CallTime>()
  const wanted = () => callTimes.filter((time) => audio[time] && !ready.has(time) && !broken.has(time))
  let preparing: Promise<void> | undefined
  let made: Blob | undefined
  const chimed = () => {
    made ??= chime()
    return made
  }

  async function prepare(time: CallTime) {
    const file = await had(audio[time] ?? '').catch(() => undefined)
    // Without a network it is tried again later.
    if (!file) return
    if (await canBePlayed(file)) ready.set(time, file)
    else broken.add(time)
    changed()
  }

  async function prepareAll() {
    for (const time of wanted()) await prepare(time)
    await forgetAllBut(Object.values(audio).filter((it) => it !== undefined)).catch(() => undefined)
  }

  return {
    /** Fetches what is still lacking; returns when that is done or has failed. */
    prepare(): Promise<void> {
      if (wanted().length === 0) return Promise.resolve()
      preparing ??= prepareAll().finally(() => {
        preparing = undefined
      })
      return preparing
    },
    of: (time: CallTime): Blob => ready.get(time) ?? chimed(),
    chime: chimed,
    /** Found out while playing: from now on the chime sounds instead. */
    isBroken(time: CallTime) {
      ready.delete(time)
      broken.add(time)
      changed()
    },
    kind(time: CallTime): CallSound {
      if (!audio[time]) return 'chime'
      if (ready.has(time)) return 'audio'
      return broken.has(time) ? 'broken' : 'fetching'
    },
  }
}

/** A file of the device, or of the network and then of the device. */
async function had(address: string): Promise<Blob> {
  const cache = await openCache()
  const known = await cache?.match(address)
  if (known) return known.blob()
  const answer = await fetch(address, { credentials: 'omit' })
  // A part of a file (206) is no file.
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}.`)
  await cache?.put(address, answer.clone()).catch(() => undefined)
  return answer.blob()
}

async function forgetAllBut(addresses: readonly string[]) {
  const cache = await openCache()
  const whole = addresses.map((it) => new URL(it, location.href).href)
  for (const { url } of (await cache?.keys()) ?? []) if (!whole.includes(url)) await cache?.delete(url)
}

/** None in a page without encryption, and where the browser keeps nothing. */
const openCache = () => ('caches' in globalThis ? caches.open(cacheName).catch(() => undefined) : undefined)

async function canBePlayed(file: Blob): Promise<boolean> {
  try {
    const decoder = new OfflineAudioContext(1, 1, checkingRate)
    const { duration } = await decoder.decodeAudioData(await file.arrayBuffer())
    return duration > 0
  } catch {
    return false
  }
}
