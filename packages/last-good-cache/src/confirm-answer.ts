type Confirmation<Answer> = {
  /** Makes the request again. */
  repeat: () => Promise<Answer>
  /** Answers of equal revision are the same answer. */
  revisionOf: (answer: Answer) => string
  /** Milliseconds until the request is made again after this answer. */
  delayMs: (answer: Answer) => number
  /** Whether an answer of this revision needs no second one. */
  isKnown?: (revision: string) => boolean
}

/** While the source changes without a pause no two answers are equal; then the latest is accepted. */
const maxRepeats = 4

/** Repeats a request until an answer is known or equals the one before it, since a single one may be a fault of any kind. */
export async function confirmAnswer<Answer>(
  first: Answer,
  { repeat, revisionOf, delayMs, isKnown = () => false }: Confirmation<Answer>,
): Promise<Answer> {
  let latest = first
  for (let repeats = 0; repeats < maxRepeats; repeats++) {
    await wait(delayMs(latest))
    const previous = revisionOf(latest)
    latest = await repeat()
    const revision = revisionOf(latest)
    if (revision === previous || isKnown(revision)) break
  }
  return latest
}

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref())
