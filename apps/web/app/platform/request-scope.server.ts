import { AsyncLocalStorage } from 'node:async_hooks'

/** The request that is being answered: its id, and how often content could not be had for it. */
export type RequestScope = {
  id: string
  missing: number
  /** Whether its answer is a page as HTML, with data for hydration, rather than the data of a navigation. */
  isDocument?: boolean
}

const scopes = new AsyncLocalStorage<RequestScope>()

/** Does the work as part of a request: what it logs carries the request's id. */
export const inRequestScope = <Result>(scope: RequestScope, work: () => Result): Result =>
  scopes.run(scope, work)

export const requestScope = (): RequestScope | undefined => scopes.getStore()
