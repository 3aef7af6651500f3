import { isRouteErrorResponse } from 'react-router'
import { isSiteReached } from './is-site-reached.ts'
import type { MessageResult } from './message-result.ts'

/** Submits a message. Where the site is not reached, or fails, the message is not sent: the page stays and shows that. */
export async function submitMessage(submit: () => Promise<MessageResult>): Promise<MessageResult> {
  try {
    return await submit()
  } catch (error) {
    if (error instanceof Response) throw error
    const isReached = isRouteErrorResponse(error) || (await isSiteReached())
    return { outcome: isReached ? 'failed' : 'offline' }
  }
}
