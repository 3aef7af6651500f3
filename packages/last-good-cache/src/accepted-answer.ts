export type AcceptedAnswerOptions<Value, Answer> = {
  /** Parses the value of a response; a rejection or an exception counts as a failed fetch. */
  parse: (answer: Answer) => Value | Promise<Value>
  /**
   * Answers of equal revision are the same answer: it is not parsed, saved or reported again. Without it every answer is
   * another one.
   */
  revisionOf?: (answer: Answer) => string
  /** Resolves with the response to accept when one differs from the current value; rejects to preserve the value. */
  confirm?: (answer: Answer, known: KnownRevisions) => Promise<Answer>
}

/** Revisions of the current value and of the answer that was last rejected by `parse`. */
export type KnownRevisions = { current: string | undefined; rejected: string | undefined }

/** The value of the latest answer that `parse` accepted; `onChange` is called for each other value. */
export function createAcceptedAnswer<Value, Answer>(
  { parse, revisionOf, confirm }: AcceptedAnswerOptions<Value, Answer>,
  onChange: () => void,
) {
  let accepted: { value: Value; revision: string | undefined } | undefined
  let rejected: { revision: string; error: unknown } | undefined

  return {
    current: () => accepted,

    /** Makes the value of an answer the current one; false if it already is. Rejects if `parse` does. */
    async accept(answer: Answer): Promise<boolean> {
      const revision = revisionOf?.(answer)
      if (revision !== undefined && revision === accepted?.revision) return false
      // An answer that was rejected once is not parsed again.
      if (revision !== undefined && revision === rejected?.revision) throw rejected.error
      try {
        accepted = { value: await parse(answer), revision }
      } catch (error) {
        if (revision !== undefined) rejected = { revision, error }
        throw error
      }
      onChange()
      return true
    },

    /** The answer to accept: that of `confirm` if this one differs from the current and from the rejected one. */
    async confirm(answer: Answer): Promise<Answer> {
      if (!accepted || !confirm) return answer
      const known = { current: accepted.revision, rejected: rejected?.revision }
      const revision = revisionOf?.(answer)
      const isKnown = revision !== undefined && (revision === known.current || revision === known.rejected)
      return isKnown ? answer : confirm(answer, known)
    },
  }
}
