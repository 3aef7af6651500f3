import type { CDPSession, Page } from '@playwright/test'
import type { HallScreen } from './hall-screen.ts'

const minute = 60_000
/** How often the page revalidates. */
const step = 5 * minute

declare global {
  interface Window {
    /** The active timers, workers and audio contexts of this document. */
    held: { timers: Set<number>; workers: Set<Worker>; contexts: Set<AudioContext> }
  }
}

/** Records timers, workers and audio contexts; call it after the clock of the test is installed. */
export const recordActivity = (page: Page) =>
  page.addInitScript(() => {
    const timers = new Set<number>()
    const workers = new Set<Worker>()
    const contexts = new Set<AudioContext>()
    window.held = { timers, workers, contexts }
    const own: Window = window
    const [begin, repeat, end, endRepeat] = [
      own.setTimeout.bind(own),
      own.setInterval.bind(own),
      own.clearTimeout.bind(own),
      own.clearInterval.bind(own),
    ]
    Object.assign(window, {
      setTimeout(act: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) {
        const id = begin(() => {
          timers.delete(id)
          act(...given)
        }, ms)
        timers.add(id)
        return id
      },
      setInterval(act: () => void, ms?: number) {
        const id = repeat(act, ms)
        timers.add(id)
        return id
      },
      clearTimeout(id: number) {
        timers.delete(id)
        end(id)
      },
      clearInterval(id: number) {
        timers.delete(id)
        endRepeat(id)
      },
      Worker: class extends Worker {
        constructor(...given: ConstructorParameters<typeof Worker>) {
          super(...given)
          workers.add(this)
        }
        override terminate() {
          workers.delete(this)
          super.terminate()
        }
      },
      AudioContext: class extends AudioContext {
        constructor(...given: ConstructorParameters<typeof AudioContext>) {
          super(...given)
          contexts.add(this)
        }
        override close() {
          contexts.delete(this)
          return super.close()
        }
      },
    })
  })

/** The active resources of the document, and the number of sounds that play. */
export const holds = (page: Page) =>
  page.evaluate(() => ({
    timers: window.held.timers.size,
    workers: window.held.workers.size,
    contexts: window.held.contexts.size,
    playing: [...document.querySelectorAll('audio')].filter((it) => !it.paused).length,
  }))

/** The heap in bytes after garbage collection. */
export async function heapAfterCollection(session: CDPSession): Promise<number> {
  for (let times = 0; times < 3; times++) await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

/** Advances a day on the screen, five minutes at a time; each time the page revalidates. */
export async function passDay({ pass, nextRequest }: Pick<HallScreen, 'pass' | 'nextRequest'>) {
  for (let passed = 0; passed < 24 * 60 * minute; passed += step) await nextRequest(() => pass(step))
}
