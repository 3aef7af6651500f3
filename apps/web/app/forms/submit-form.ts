import { isRouteErrorResponse } from 'react-router'
import { isSiteReached } from './is-site-reached.ts'

/** Submits a form. Where the site is not reached, or fails, it is not sent: the page stays and shows that. */
export async function submitForm<Result>(
  submit: () => Promise<Result>,
): Promise<Result | { outcome: 'failed' } | { outcome: 'offline' }> {
  try {
    return await submit()
  } catch (error) {
    if (error instanceof Response) throw error
    const isReached = isRouteErrorResponse(error) || (await isSiteReached())
    return { outcome: isReached ? 'failed' : 'offline' }
  }
}
