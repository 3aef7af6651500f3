import type { ServerResponse } from 'node:http'
import onHeaders from 'on-headers'

/**
 * Does the work of an answer until its head is written or its client is gone. A page is rendered whole by then; how long
 * its client takes to read it is no matter of rendering.
 */
export const answerBegun = (response: ServerResponse, work: () => Promise<unknown>): Promise<void> =>
  new Promise((resolve, reject) => {
    onHeaders(response, () => resolve())
    response.once('close', resolve)
    work().then(() => resolve(), reject)
  })
