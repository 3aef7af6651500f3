import { env } from '../env.server.ts'
import { boundedBody } from '../platform/bounded-body.server.ts'

const maxBytes = 32 * 1024 * 1024

/** The upload at this address of the content server; undefined where it is gone. Rejects where it cannot be read whole. */
export async function readOriginal(address: string): Promise<Buffer | undefined> {
  try {
    return await readOnce(address)
  } catch (error) {
    // The server may close an idle connection in the moment in which it is used again.
    if (!(error instanceof TypeError)) throw error
    return readOnce(address)
  }
}

async function readOnce(address: string) {
  const answer = await fetch(address, {
    // A redirect may lead away from the content server.
    redirect: 'error',
    signal: AbortSignal.timeout(env.CMS_TIMEOUT_MS),
  })
  if (!answer.ok) {
    await answer.body?.cancel()
    if (answer.status === 404) return undefined
    throw new Error(`The upload was answered with ${answer.status}.`)
  }
  const bytes = await boundedBody(answer, maxBytes)
  if (bytes === undefined) throw new Error(`The upload is longer than ${maxBytes} bytes.`)
  return bytes
}
