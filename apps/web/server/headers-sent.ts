import type { ServerResponse } from 'node:http'
import onHeaders from 'on-headers'

/**
 * Resolves when the response headers are written or the client has disconnected. The page is fully rendered by then; a
 * slow client must not occupy a render slot.
 */
export const untilHeadersSent = (response: ServerResponse, work: () => Promise<unknown>): Promise<void> =>
  new Promise((resolve, reject) => {
    onHeaders(response, () => resolve())
    response.once('close', resolve)
    work().then(() => resolve(), reject)
  })
