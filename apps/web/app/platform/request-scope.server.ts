import { AsyncLocalStorage } from 'node:async_hooks'
import type { UnsavedPreview } from '@islamic-centre/site-contract/unsaved-preview'

/** A value in the state in which a response was made of it; `isCurrent` until the value changes. */
export type Dependency = { isCurrent: boolean }

/** The current request: its id, and how often content was unavailable for it. */
export type RequestScope = {
  id: string
  missing: number
  /** Collects what the response is made of. */
  dependencies?: Set<Dependency>
  /** Whether a cache must ask for the response each time, because it may be withdrawn. */
  revalidated?: boolean
  /** Whether the response is an HTML page with data for hydration, rather than the data of a navigation. */
  isDocument?: boolean
  /** The entry of an editor's form, in a preview beside it. */
  unsaved?: UnsavedPreview
}

const scopes = new AsyncLocalStorage<RequestScope>()

/** Runs the work as part of a request: its log lines carry the request's id. */
export const inRequestScope = <Result>(scope: RequestScope, work: () => Result): Result =>
  scopes.run(scope, work)

export const requestScope = (): RequestScope | undefined => scopes.getStore()

/** Records that the response to the current request is made of a value in this state. */
export const dependsOn = (dependency: Dependency): void =>
  void scopes.getStore()?.dependencies?.add(dependency)

/** Caches of others ask for the response to the current request each time. */
export function revalidateAlways(): void {
  const scope = scopes.getStore()
  if (scope) scope.revalidated = true
}
