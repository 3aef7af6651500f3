import { AsyncLocalStorage } from 'node:async_hooks'

/** The current request: its id, and how often content was unavailable for it. */
export type RequestScope = {
  id: string
  missing: number
  /** Whether the response is an HTML page with data for hydration, rather than the data of a navigation. */
  isDocument?: boolean
}

const scopes = new AsyncLocalStorage<RequestScope>()

/** Runs the work as part of a request: its log lines carry the request's id. */
export const inRequestScope = <Result>(scope: RequestScope, work: () => Result): Result =>
  scopes.run(scope, work)

export const requestScope = (): RequestScope | undefined => scopes.getStore()
