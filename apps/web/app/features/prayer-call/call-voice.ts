import { silence } from './chime.ts'

/**
 * The result of starting a sound: it plays, the browser requires a gesture, the file cannot be played, or another sound
 * replaced it.
 */
export type Begun = 'sounding' | 'refused' | 'broken' | 'stopped'

/** A browser may delay a sound for long, like Chromium in a tab that was never visible. */
const startTimeoutMs = 15_000

/** Plays one sound at a time on the element, from memory; `ended` is called when it ends without `stop`. */
export function createCallVoice(element: HTMLAudioElement, ended: () => void) {
  let address: string | undefined
  let sounding = false

  async function begin(sound: Blob): Promise<Begun> {
    release()
    const fresh = URL.createObjectURL(sound)
    address = fresh
    element.src = fresh
    try {
      await element.play()
      return address === fresh ? 'sounding' : 'stopped'
    } catch (error) {
      if (address !== fresh) return 'stopped'
      release()
      return error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'broken'
    }
  }

  function release() {
    if (!address) return
    URL.revokeObjectURL(address)
    address = undefined
    element.pause()
    element.removeAttribute('src')
    element.load()
  }

  function stop() {
    sounding = false
    release()
  }

  /** Fires at its end, when the device's media keys pause it, and when the rest of the file is corrupt. */
  const whenOver = () => {
    if (!sounding || !(element.paused || element.error)) return
    stop()
    ended()
  }
  const endings = ['pause', 'error'] as const
  for (const ending of endings) element.addEventListener(ending, whenOver)

  return {
    /**
     * Whether the browser would play a sound now; it replaces one that plays. Called within a gesture, it unlocks the
     * element for later playback.
     */
    async allowed(): Promise<boolean> {
      return (await begin(silence())) === 'sounding'
    },
    async play(sound: Blob): Promise<Begun> {
      stop()
      const starting = begin(sound)
      const own = address
      let timer: ReturnType<typeof setTimeout> | undefined
      const tooLate = new Promise<Begun>((resolve) => {
        timer = setTimeout(() => {
          if (address === own) release()
          resolve('refused')
        }, startTimeoutMs)
      })
      const begun = await Promise.race([starting, tooLate])
      clearTimeout(timer)
      sounding = begun === 'sounding' && address === own
      return begun === 'sounding' && !sounding ? 'stopped' : begun
    },
    stop,
    close() {
      stop()
      for (const ending of endings) element.removeEventListener(ending, whenOver)
    },
  }
}
