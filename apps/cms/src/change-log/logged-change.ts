import type { ChangeAction, LoggedSetting } from './change-actions'

/** Who did it; `visitor` is an account of the site, which the log does not name. */
export interface ChangeAuthor {
  /** Of the account of the panel; null for anything else. It may be deleted since. */
  authorId: number | null
  /** The name at that time, of the account or the API token. */
  author: string | null
  authorKind: 'person' | 'program' | 'server' | 'visitor' | 'unknown'
}

/** What was done to what. There are no values of fields, and nothing of visitors. */
export interface Change {
  action: ChangeAction
  contentType?: string
  documentId?: string
  locale?: string
  /** Of the entry; or the name of the file, account, role, token, webhook or language. */
  title?: string | null
  setting?: LoggedSetting
  /** When something is to be published or unpublished. */
  plannedAt?: Date | string | null
}

/** A row of the log. */
export interface LoggedChange extends ChangeAuthor {
  id: number
  action: ChangeAction
  contentType: string | null
  documentId: string | null
  locale: string | null
  title: string | null
  setting: LoggedSetting | null
  plannedAt: string | null
  at: string
}

/** An account of the panel that the log names. */
export interface LoggedPerson {
  authorId: number
  author: string
}

/** A row as the panel shows it. */
export interface ListedChange extends LoggedChange {
  /** As the schema names it. */
  typeName: string | null
  isSingle: boolean
  /** Whether the entry is still there in that language. */
  exists: boolean
}

export interface ChangeLogPage {
  total: number
  changes: ListedChange[]
}

/** What the page of the change log needs beside the rows. */
export interface ChangeLogOptions {
  people: LoggedPerson[]
  types: { uid: string; typeName: string }[]
  retention: { days: number | null; mayChange: boolean }
}
