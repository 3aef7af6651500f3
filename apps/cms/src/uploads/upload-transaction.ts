import { AsyncLocalStorage } from 'node:async_hooks'
import { noteUploadFault } from '../storage/storage-error'

type Step = () => Promise<unknown>

interface Transaction {
  /** Provider operations in progress. */
  pending: Set<Promise<unknown>>
  /** Run in reverse order if the upload fails. */
  undo: Step[]
  /** Run if it succeeds. */
  complete: Step[]
  failed: boolean
}

const transactions = new AsyncLocalStorage<Transaction>()

async function finish(steps: Step[]) {
  for (const step of steps)
    await step().catch((error) => strapi.log.warn(`An upload could not be cleaned up: ${error.message}`))
}

/** Runs an upload; if it fails, everything that it stored is removed and everything that it replaced is restored. */
export async function uploadTransaction<T>(upload: () => Promise<T>): Promise<T> {
  const transaction: Transaction = { pending: new Set(), undo: [], complete: [], failed: false }
  try {
    const result = await transactions.run(transaction, upload)
    await finish(transaction.complete)
    return result
  } catch (error) {
    transaction.failed = true
    // Strapi stores the sizes of a picture at the same time, and rejects at the first failure.
    while (transaction.pending.size > 0) await Promise.allSettled(transaction.pending)
    await finish(transaction.undo.reverse())
    noteUploadFault(error)
    throw error
  }
}

/** Registers how a step of the current upload is undone, and how it is completed. */
export function onUploadEnd({ undo, complete }: { undo?: Step; complete?: Step }) {
  const transaction = transactions.getStore()
  if (undo) transaction?.undo.push(undo)
  if (!transaction) return complete?.()
  if (complete) transaction.complete.push(complete)
}

/** Runs a step of the current upload, which waits for it before it undoes anything. */
export async function uploadStep<T>(step: () => Promise<T>): Promise<T> {
  const transaction = transactions.getStore()
  if (!transaction) return step()
  if (transaction.failed) throw new Error('Another part of the same upload failed')
  const running = step()
  transaction.pending.add(running)
  try {
    return await running
  } finally {
    transaction.pending.delete(running)
  }
}
