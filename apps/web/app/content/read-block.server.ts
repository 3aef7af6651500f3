import { log } from '../log.server.ts'

/**
 * Reads one block of a page. A failure leaves the block out: the visitor sees the rest of the page, the operator
 * one line of the log.
 */
export async function readBlock<Block, Absent>(
  name: string,
  absent: Absent,
  read: () => Promise<Block>,
): Promise<Block | Absent> {
  try {
    return await read()
  } catch (error) {
    log.error({
      event: 'content_unavailable',
      content: name,
      reason: error instanceof Error ? error.message : String(error),
    })
    return absent
  }
}
