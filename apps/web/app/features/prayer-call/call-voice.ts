import { silence } from './chime.ts'

/** What became of a sound: it plays, the browser wants a gesture first, the file cannot be played, another took over. */
type Begun = 'sounding' | 'refused' | 'broken' | 'stopped'

/** A browser may wait for long until it starts a sound, as Chromium does in a tab that was never shown. */
const startTimeoutMs = 15_000

/** Plays one sound at a time on the element, from memory; `ended` is called when one is over or was stopped. */
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
    const over = sounding
    sounding = false
    release()
    if (over) ended()
  }

  /** At its end, when the device's own keys pause it, and when the rest of the file is broken. */
  const whenOver = () => {
    if (sounding && (element.paused || element.error)) stop()
  }
  const endings = ['pause', 'error'] as const
  for (const ending of endings) element.addEventListener(ending, whenOver)

  return {
    /** Whether the browser would play a sound now. Within a gesture it lets the element play from then on. */
    async allowed(): Promise<boolean> {
      return sounding || (await begin(silence())) === 'sounding' || sounding
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
      sounding = begun === 'sounding'
      return begun
    },
    stop,
    close() {
      stop()
      for (const ending of endings) element.removeEventListener(ending, whenOver)
    },
  }
}
