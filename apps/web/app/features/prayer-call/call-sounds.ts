import type { NameIn } from '../../platform/stored-on-device.ts'
import { type CallTime, callTimes } from './call-plan.ts'
import { chime } from './chime.ts'

/** The URLs of the editor's audio, each of one version: the file at a URL never changes. */
export type CallAudio = { readonly [time in CallTime]?: string | undefined }

/**
 * The sound of a call: the editor's audio, or the chime if there is no audio, it is not loaded yet, or it cannot be
 * played.
 */
export type CallSound = 'audio' | 'chime' | 'fetching' | 'broken'
export type CallSounds = { [time in CallTime]: CallSound }

const cacheName: NameIn<'cache'> = 'prayer-call-sounds'
/** Decoded only to validate the file: a low sample rate saves memory. */
const checkingRate = 8000

/** Prefetches and validates the sounds, and caches them on the device for a day without a network. */
export function createCallSounds(audio: CallAudio, onChange: (kinds: CallSounds) => void) {
  // By URL, so that another page with the same audio can use it at once, for whichever call.
  const ready = new Map<string, Blob>()
  const broken = new Set<string>()
  const preparing = new Map<string, Promise<void>>()
  let made: Blob | undefined
  const addresses = () => [...new Set(callTimes.flatMap((time) => audio[time] || []))]
  const isWanted = (address: string) =>
    addresses().includes(address) && !ready.has(address) && !broken.has(address)
  const deleteUnused = () => deleteAllBut(addresses()).catch(() => undefined)
  const chimed = () => {
    made ??= chime()
    return made
  }

  function kind(time: CallTime): CallSound {
    const address = audio[time]
    if (!address) return 'chime'
    if (ready.has(address)) return 'audio'
    return broken.has(address) ? 'broken' : 'fetching'
  }

  const kinds = (): CallSounds => ({ dawn: kind('dawn'), noon: kind('noon'), evening: kind('evening') })

  async function fetchAndCheck(address: string) {
    const file = await had(address).catch(() => undefined)
    // Without a network it is retried later.
    if (!file || !addresses().includes(address)) return
    if (await canBePlayed(file)) ready.set(address, file)
    else broken.add(address)
    onChange(kinds())
  }

  function prepareOne(address: string): Promise<void> {
    const already = preparing.get(address)
    if (already) return already
    const preparation = fetchAndCheck(address).finally(() => preparing.delete(address))
    preparing.set(address, preparation)
    return preparation
  }

  return {
    /** Fetches missing files one after another; resolves when that is done or has failed. */
    async prepare() {
      const missing = addresses().filter(isWanted)
      if (missing.length === 0) return
      for (const address of missing) if (isWanted(address)) await prepareOne(address)
      await deleteUnused()
    },
    /**
     * Changes the audio; files whose URLs stay are not fetched or decoded again. A page has no audio while the content
     * server fails, so in that case every file stays.
     */
    change(to: CallAudio) {
      audio = to
      onChange(kinds())
      if (addresses().length === 0) return
      const unused = [...ready.keys(), ...broken].filter((address) => !addresses().includes(address))
      for (const address of unused) {
        ready.delete(address)
        broken.delete(address)
      }
      if (unused.length > 0) void deleteUnused()
    },
    of: (time: CallTime): Blob => ready.get(audio[time] ?? '') ?? chimed(),
    chime: chimed,
    /** Called when playback failed: from now on the chime sounds instead. */
    isBroken(time: CallTime) {
      const address = audio[time]
      if (!address) return
      ready.delete(address)
      broken.add(address)
      onChange(kinds())
    },
    kind,
    kinds,
  }
}

/** A file from the cache, or from the network, which is then cached. */
async function had(address: string): Promise<Blob> {
  const cache = await openCache()
  const known = await cache?.match(address)
  if (known) return known.blob()
  const answer = await fetch(address, { credentials: 'omit' })
  // A partial response (206) is not accepted.
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}.`)
  await cache?.put(address, answer.clone()).catch(() => undefined)
  return answer.blob()
}

async function deleteAllBut(addresses: readonly string[]) {
  const cache = await openCache()
  const whole = addresses.map((it) => new URL(it, location.href).href)
  for (const { url } of (await cache?.keys()) ?? []) if (!whole.includes(url)) await cache?.delete(url)
}

/** Unavailable in insecure contexts, and when storage is blocked. */
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
