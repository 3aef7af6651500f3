import { env } from '../../env.server.ts'
import { boundedBody } from '../../platform/bounded-body.server.ts'

const mostBytes = 32 * 1024 * 1024

/** The upload at an address of `findPictureUpload`; undefined where it is gone. Rejects where it cannot be had whole. */
export async function readOriginal(address: string): Promise<Buffer | undefined> {
  const answer = await fetch(address, {
    // A redirect away from the content server is followed by nobody.
    redirect: 'error',
    signal: AbortSignal.timeout(env.CMS_TIMEOUT_MS),
  })
  if (!answer.ok) {
    await answer.body?.cancel()
    if (answer.status === 404) return undefined
    throw new Error(`The upload was answered with ${answer.status}.`)
  }
  const bytes = await boundedBody(answer, mostBytes)
  if (bytes === undefined) throw new Error(`The upload is longer than ${mostBytes} bytes.`)
  return bytes
}
