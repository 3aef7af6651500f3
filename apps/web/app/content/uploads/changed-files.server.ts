/** What the media library has of a file: another one, or one that was replaced, has another time. */
export type FileRow = { documentId: string; createdAt: string; updatedAt: string }

type ChangedFilesOptions = {
  /** The file that was changed last, and how many there are. */
  newest: () => Promise<{ file: FileRow | undefined; total: number }>
  /** The files that were changed at this time or later. */
  since: (updatedAt: string) => Promise<readonly FileRow[]>
  /** A file is another. */
  onChange: (documentId: string) => void
  /** A file is gone, it is not known which. */
  onGone: () => void
}

const textOf = (file: FileRow | undefined) => (file ? `${file.documentId} ${file.updatedAt}` : '')

/**
 * Finds what the webhook did not say of files, by one small request where nothing has changed. A new file is shown by
 * nothing yet.
 */
export function createChangedFiles({ newest, since, onChange, onGone }: ChangedFilesOptions) {
  let known: { file: FileRow | undefined; total: number } | undefined
  const deleted = new Set<string>()

  return {
    /** The webhook has named a file that is gone. */
    isDeleted: (documentId: string) => void deleted.add(documentId),
    /** Rejects where the content server cannot say. */
    async look(): Promise<void> {
      const named = [...deleted]
      const now = await newest()
      const before = known
      if (!before || (now.total === before.total && textOf(now.file) === textOf(before.file))) {
        known = now
        return
      }
      const lastChange = before.file?.updatedAt ?? ''
      const changed = (await since(lastChange)).filter((it) => textOf(it) !== textOf(before.file))
      const [created, replaced] = [
        changed.filter((it) => it.createdAt > lastChange),
        changed.filter((it) => it.createdAt <= lastChange),
      ]
      known = now
      for (const it of named) deleted.delete(it)
      for (const it of replaced) onChange(it.documentId)
      if (before.total + created.length - named.length > now.total) onGone()
    },
  }
}
