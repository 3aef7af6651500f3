import { describe, expect, test } from 'vitest'
import { createCallLedger } from './call-ledger.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const noon = Date.parse('2026-11-21T12:04:00-05:00')
const call = { id: '2026-11-21 dhuhr', time: 'noon', name: 'dhuhr', at: noon } as const

/** A device with one clock and one storage, on which documents are opened one after another. */
function device({ online = true } = {}) {
  let elapsed = 0
  let clock = noon
  let stored: string | undefined
  let trueOffset = clock - elapsed
  let ledger: ReturnType<typeof createCallLedger>
  const it = {
    open() {
      ledger = createCallLedger({
        now: () => clock,
        elapsed: () => elapsed,
        read: () => stored,
        write(text) {
          stored = text
        },
        clockAhead: async () => (online ? clock - elapsed - trueOffset : undefined),
      })
    },
    async sound() {
      ledger.add(call)
      // The server answers later.
      await new Promise((settled) => setImmediate(settled))
    },
    soundedIn: async () => ledger.soundedIn(call, await ledger.clockAheadFor(call)),
    pass(ms: number) {
      clock += ms
      elapsed += ms
    },
    /** A change of the clock while no document is open. */
    changeUnseen(by: number) {
      clock += by
    },
    change(by: number) {
      clock += by
      ledger.clockChanged(by)
    },
    /** How far the clock is ahead of the true time. */
    isAhead(by: number) {
      trueOffset = clock - elapsed - by
    },
  }
  it.open()
  return it
}

test('a call that has sounded does not sound again, in this document or in another', {
  tags: ['spec:13.17'],
}, async () => {
  const one = device()
  expect(await one.soundedIn()).toBeUndefined()
  await one.sound()
  expect(await one.soundedIn()).toBe('here')
  one.open()
  expect(await one.soundedIn()).toBe('elsewhere')
})

describe('a device whose clock was a day ahead sounds the true day’s call', { tags: ['spec:13.17'] }, () => {
  test('in the page that stays open', async () => {
    const one = device({ online: false })
    await one.sound()
    one.pass(13 * hour)
    one.change(-day)
    one.pass(11 * hour)
    expect(await one.soundedIn()).toBeUndefined()
  })

  test('in a page that was opened after the clock was corrected', async () => {
    const one = device({ online: false })
    await one.sound()
    one.pass(hour)
    one.changeUnseen(-day)
    one.open()
    one.pass(23 * hour)
    one.open()
    expect(await one.soundedIn()).toBeUndefined()
  })

  test('in a page that is first opened on the true day, by the server’s clock', async () => {
    const one = device()
    one.isAhead(day)
    await one.sound()
    one.changeUnseen(-day)
    one.pass(day - hour)
    one.open()
    one.pass(hour)
    expect(await one.soundedIn()).toBeUndefined()
  })
})

describe('a call that has sounded in its time does not sound again', { tags: ['spec:13.17'] }, () => {
  test.each([-minute, -hour, -5 * hour])('when the clock is set back by %d ms', async (by) => {
    const one = device()
    await one.sound()
    one.change(by)
    one.pass(-by)
    expect(await one.soundedIn()).toBe('here')
    one.open()
    expect(await one.soundedIn()).toBe('elsewhere')
  })

  test('when the clock is set back by a day, and soon put right', async () => {
    const one = device()
    await one.sound()
    one.change(-day)
    one.pass(minute)
    one.change(day - 2 * minute)
    expect(await one.soundedIn()).toBe('here')
  })

  test('when the clock was a week behind in a second tab, and then corrected', async () => {
    const one = device({ online: false })
    await one.sound()
    one.changeUnseen(-7 * day)
    one.open()
    one.change(7 * day)
    expect(await one.soundedIn()).toBe('elsewhere')
  })

  test('when the clock was a week ahead meanwhile', async () => {
    const one = device({ online: false })
    await one.sound()
    one.change(7 * day)
    one.open()
    one.change(-7 * day)
    expect(await one.soundedIn()).toBe('elsewhere')
  })
})

test('entries of an earlier version of the site are valid, and unreadable ones are ignored', {
  tags: ['spec:13.17'],
}, async () => {
  for (const [stored, sounded] of [
    [JSON.stringify({ [call.id]: noon }), 'elsewhere'],
    ['{', undefined],
    ['null', undefined],
    [JSON.stringify({ [call.id]: { at: 'soon' } }), undefined],
  ]) {
    const ledger = createCallLedger({
      now: () => noon,
      elapsed: () => 0,
      read: () => stored,
      write: () => undefined,
      clockAhead: async () => undefined,
    })
    expect(ledger.soundedIn(call)).toBe(sounded)
  }
})
