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

/** Fetches and checks the sounds before they are needed, and stores them on the device for a day without a network. */
export function createCallSounds(audio: CallAudio, changed: () => void) {
  // By address: another page with the same audio has it at once, whatever each call sounds with there.
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

  async function fetchAndCheck(address: string) {
    const file = await had(address).catch(() => undefined)
    // Without a network it is tried again later.
    if (!file || !addresses().includes(address)) return
    if (await canBePlayed(file)) ready.set(address, file)
    else broken.add(address)
    changed()
  }

  function prepareOne(address: string): Promise<void> {
    const already = preparing.get(address)
    if (already) return already
    const preparation = fetchAndCheck(address).finally(() => preparing.delete(address))
    preparing.set(address, preparation)
    return preparation
  }

  return {
    /** Fetches what is missing, one file after another; returns when that is done or has failed. */
    async prepare() {
      const missing = addresses().filter(isWanted)
      if (missing.length === 0) return
      for (const address of missing) if (isWanted(address)) await prepareOne(address)
      await deleteUnused()
    },
    /**
     * Other audio; files of addresses that stay are not fetched or decoded again. No audio at all is also what a page
     * has while the content server fails, so then every file stays.
     */
    change(to: CallAudio) {
      audio = to
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
    /** Found out while playing: from now on the chime sounds instead. */
    isBroken(time: CallTime) {
      const address = audio[time]
      if (!address) return
      ready.delete(address)
      broken.add(address)
      changed()
    },
    kind(time: CallTime): CallSound {
      const address = audio[time]
      if (!address) return 'chime'
      if (ready.has(address)) return 'audio'
      return broken.has(address) ? 'broken' : 'fetching'
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

async function deleteAllBut(addresses: readonly string[]) {
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
