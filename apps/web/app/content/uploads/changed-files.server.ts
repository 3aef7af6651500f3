/** A file of the media library; `updatedAt` changes when it is replaced. */
export type FileRow = { documentId: string; createdAt: string; updatedAt: string }

type ChangedFilesOptions = {
  /** The file that was changed last, and how many there are. */
  newest: () => Promise<{ file: FileRow | undefined; total: number }>
  /** The files that were changed at this time or later. */
  since: (updatedAt: string) => Promise<readonly FileRow[]>
  /** A file is new: no entry shows it yet. */
  onNew: (documentId: string) => void
  /** A file was replaced. */
  onChange: (documentId: string) => void
  /** Some file was deleted. */
  onGone: () => void
}

const textOf = (file: FileRow | undefined) => (file ? `${file.documentId} ${file.updatedAt}` : '')

/**
 * Finds the replaced and deleted files that no webhook reported, and the new ones, by one small request where nothing
 * has changed.
 */
export function createChangedFiles({ newest, since, onNew, onChange, onGone }: ChangedFilesOptions) {
  let known: { file: FileRow | undefined; total: number } | undefined
  const deleted = new Set<string>()

  return {
    /** The webhook has reported that this file was deleted. */
    markDeleted: (documentId: string) => void deleted.add(documentId),
    /** Rejects where the content server does not answer. */
    async poll(): Promise<void> {
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
      for (const it of created) onNew(it.documentId)
      for (const it of replaced) onChange(it.documentId)
      if (before.total + created.length - named.length > now.total) onGone()
    },
  }
}
