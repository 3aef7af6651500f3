import { tmpdir } from 'node:os'

/** Error codes of the operating system, SQLite and PostgreSQL, and what an operator can do. */
const causes: Record<string, [reason: string, remedy: string]> = {
  ENOSPC: ['the disk is full', 'Free some space, or choose a folder on another disk.'],
  EDQUOT: ['the disk quota is used up', 'Raise the quota, or choose a folder on another disk.'],
  EFBIG: [
    'a file would exceed the size limit',
    'Raise the file size limit of the server (ulimit -f, LimitFSIZE).',
  ],
  EROFS: ['the disk can only be read', 'Mount it for writing, or choose a folder on another disk.'],
  EACCES: [
    'permission denied',
    'It must belong to the user who runs the content server (chown, chmod u+rwX).',
  ],
  EPERM: ['not permitted', 'It must belong to the user who runs the content server (chown, chmod u+rwX).'],
  ENOTDIR: ['a file is in the place of a folder', 'Move the file away, or choose another folder.'],
  EEXIST: ['a file is in the place of a folder', 'Move the file away, or choose another folder.'],
  EISDIR: ['a folder is in the place of a file', 'Move the folder away, or choose another one.'],
  ENOENT: ['it does not exist', 'Create it, or choose another folder.'],
  EMFILE: ['too many files are open', 'Raise the limit of open files (ulimit -n, LimitNOFILE).'],
  EIO: ['the disk reports an error', 'Check the disk.'],
}

const databaseCodes: Record<string, string> = {
  SQLITE_FULL: 'ENOSPC',
  SQLITE_READONLY: 'EACCES',
  SQLITE_CANTOPEN: 'EACCES',
  SQLITE_PERM: 'EACCES',
  SQLITE_IOERR: 'EIO',
  // PostgreSQL: disk_full, io_error, read_only_sql_transaction.
  '53100': 'ENOSPC',
  '58030': 'EIO',
  '25006': 'EROFS',
}

/** libvips reports the text of the system's error without its code. */
const textOf: [RegExp, string][] = [
  [/No space left on device/, 'ENOSPC'],
  [/Disk quota exceeded/, 'EDQUOT'],
  [/Read-only file system/, 'EROFS'],
]

function codeOf(error: unknown) {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  if (typeof code !== 'string') return textOf.find(([text]) => text.test(String(message)))?.[1]
  // SQLite's extended codes continue the basic one: SQLITE_IOERR_WRITE.
  const known = Object.keys(databaseCodes).find((it) => code === it || code.startsWith(`${it}_`))
  return known ? databaseCodes[known] : code
}

const causeOf = (error: unknown) => causes[codeOf(error) ?? '']

const absent = new Set(['ENOENT', 'EEXIST', 'EISDIR', 'ENOTDIR'])
const uploadFaults = new WeakSet<object>()

/** During an upload every file system error is a storage fault; elsewhere a file may just be missing. */
export function noteUploadFault(error: unknown) {
  if (error instanceof Error && causeOf(error)) uploadFaults.add(error)
}

/** Whether an error of a running server is a write failure. */
export function isStorageFault(error: unknown) {
  if (!(error instanceof Error) || !causeOf(error)) return false
  if (!absent.has(codeOf(error) ?? '') || uploadFaults.has(error)) return true
  // The body of a request is written there.
  return String((error as NodeJS.ErrnoException).path).startsWith(tmpdir())
}

/** The content server cannot write where it has to. */
export class StorageError extends Error {
  override name = 'StorageError'

  constructor(purpose: string, place: string, cause: unknown, variable: string) {
    const [reason, remedy] = causeOf(cause) ?? [(cause as Error).message, 'Check the folder and its disk.']
    super(
      `The content server cannot start.\n  It cannot write ${purpose} in ${place} (${variable}): ${reason}. ${remedy}`,
      { cause },
    )
  }
}

/** One line for the log. */
export function describeStorageFault(error: unknown) {
  const [reason, remedy] = causeOf(error) ?? ['unknown', '']
  return `${(error as Error).message}: ${reason}. ${remedy}`
}
