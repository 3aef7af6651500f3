import { createHash } from 'node:crypto'

/** Milliseconds: a value is read again so long after it was read, and so long after it could not be. */
const goodFor = 60_000
const triedAgainAfter = 2_000
/** A visitor waits no longer where there is a value from before the start. */
const patience = 1_000
/** Milliseconds until a differing answer is requested again, and an answer without content. */
const confirmDelayMs = 500
const emptyConfirmDelayMs = 1_500
/** While editors publish without a pause no two answers are equal; then the latest is accepted. */
const maxConfirmations = 4

/** Nothing good was ever read; who keeps the value has said why. */
export class NeverRead extends Error {
  override readonly name = 'NeverRead'
}

export type LastGoodOptions<Value> = {
  name: string
  /** The answer, as JSON has it. */
  ask: () => Promise<unknown>
  /** Whether an answer has no content: an empty list, or no entry. */
  isEmpty: (answer: unknown) => boolean
  /** Rejects where a confirmed answer without content is not to be accepted. */
  acceptEmpty: () => Promise<void>
  /** The value of an answer; throws where it is none. */
  parse: (answer: unknown) => Value
  /** Where the last good answer outlives the process; neither ever rejects. */
  file: { load: () => Promise<unknown>; save: (answer: unknown) => Promise<void> }
  /** Milliseconds of a clock that is never set, as `performance.now` gives them. */
  now: () => number
  /** Told of each reading that failed, and of each that did not. */
  onFailure: (error: unknown) => void
  onSuccess: () => void
  /** An answer differed from the value, and the next one did not. */
  onDiscarded: () => void
  /** There is another value; `seen` where somebody was given the one before, or was refused. */
  onChange: (seen: boolean) => void
}

export type LastGoodValue<Value> = {
  /** The value; waits only where there is none yet. Rejects with `NeverRead`. */
  get: () => Promise<Value>
  /** What `get` would give; undefined where there is none. */
  current: () => Value | undefined
  /** Reads it where its time has come. */
  tick: () => void
  /** It has changed at the content server: what is being read now may be the old one. */
  changed: () => void
}

type Answer = { answer: unknown; hash: string }

const hashOf = (answer: unknown) => createHash('sha256').update(JSON.stringify(answer)).digest('base64')

/**
 * Caches one value: reads it once for all who ask, serves the last good one whatever happens and while it is read
 * again. A value is replaced only after two equal answers, since one may be a fault of any kind.
 */
export function createLastGoodValue<Value>(of: LastGoodOptions<Value>): LastGoodValue<Value> {
  let kept: { value: Value; hash: string; read: boolean } | undefined
  let refused: { hash: string; error: unknown } | undefined
  let failure: unknown
  let seen = false
  let due = 0
  let reading: Promise<void> | undefined
  let changedMeanwhile = false
  let loading: Promise<void> | undefined

  function accept({ answer, hash }: Answer, read: boolean): boolean {
    if (kept?.hash === hash) {
      kept.read ||= read
      return false
    }
    // The same wrong answer is not looked at twice.
    if (refused?.hash === hash) throw refused.error
    try {
      kept = { value: of.parse(answer), hash, read }
    } catch (error) {
      refused = { hash, error }
      throw error
    }
    of.onChange(seen)
    return true
  }

  async function ask(): Promise<Answer> {
    const answer = await of.ask()
    return { answer, hash: hashOf(answer) }
  }

  /** Resolves with an answer that equals the value, or that was given twice in a row. */
  async function confirmed(first: Answer): Promise<Answer> {
    let latest = first
    for (let confirmations = 0; confirmations < maxConfirmations; confirmations++) {
      if (!kept || latest.hash === refused?.hash) return latest
      if (latest.hash === kept.hash) {
        if (confirmations > 0) of.onDiscarded()
        return latest
      }
      await wait(of.isEmpty(latest.answer) ? emptyConfirmDelayMs : confirmDelayMs)
      const next = await ask()
      const isConfirmed = next.hash === latest.hash
      latest = next
      if (isConfirmed) break
    }
    if (of.isEmpty(latest.answer) && !of.isEmpty(kept?.value)) await of.acceptEmpty()
    return latest
  }

  async function readOnce() {
    try {
      const isFirst = !kept
      const latest = await confirmed(await ask())
      const isNew = accept(latest, true)
      failure = undefined
      // A first answer without content has no value to be compared with, so it is soon requested again.
      const isUncertain = isFirst && of.isEmpty(latest.answer)
      // Kept apart from each other, that they do not all ask at once.
      due = of.now() + (isUncertain ? emptyConfirmDelayMs : goodFor * (0.9 + Math.random() * 0.2))
      of.onSuccess()
      if (isNew) void of.file.save(latest.answer)
    } catch (error) {
      failure = error
      due = of.now() + triedAgainAfter
      of.onFailure(error)
    }
  }

  async function readOn() {
    do {
      changedMeanwhile = false
      await readOnce()
    } while (changedMeanwhile)
  }

  const read = () => {
    reading ??= readOn().finally(() => {
      reading = undefined
    })
    return reading
  }

  async function load() {
    const answer = await of.file.load()
    if (answer === undefined) return
    try {
      accept({ answer, hash: hashOf(answer) }, false)
    } catch {
      // What another build kept may be nothing for this one.
    }
  }

  return {
    async get() {
      if (!kept?.read) {
        loading ??= load()
        await loading
        if (!kept && (reading || of.now() >= due)) await read()
        else if (kept && !kept.read && !failure) await Promise.race([read(), wait(patience)])
      }
      seen = true
      if (!kept) throw new NeverRead(`There never was anything good of ${of.name}.`, { cause: failure })
      return kept.value
    },
    current: () => kept?.value,
    tick() {
      if (of.now() >= due) void read()
    },
    changed() {
      if (reading) changedMeanwhile = true
      else void read()
    },
  }
}

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref())
