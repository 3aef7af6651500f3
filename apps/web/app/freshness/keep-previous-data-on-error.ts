import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { isReload } from '../platform/react-router-internals.ts'
import type { ContentVersions } from './is-server-reachable.ts'

/** A page and the layout around it each load their data. */
type Part = 'page' | 'layout'

const shown = new Map<Part, { path: string; data: unknown }>()
let failures = 0

/** Stores the data that a page or the layout shows, for `keepPreviousDataOnError`. */
export function usePreviousDataOnError(data: unknown, part: Part = 'page') {
  const path = useLocation().pathname
  useEffect(() => {
    shown.set(part, { path, data })
    return () => {
      shown.delete(part)
    }
  }, [part, path, data])
}

/** Whether the page at a path is shown, and stays when its data cannot be read again. */
export const hasPreviousData = (path: string): boolean => shown.get('page')?.path === path

/** Revalidates the page. Where its previous data stay, the next answer of the server counts as a change again. */
export async function revalidateOrRetry(revalidate: () => Promise<void>, versions: ContentVersions) {
  const before = failures
  await revalidate()
  if (failures > before) versions.clear()
}

type Options<Data> = {
  part?: Part
  /** Whether the content server gave what the data consists of. */
  isWhole?: (data: Data) => boolean
}

/**
 * For the `clientLoader` of a page that revalidates: when that fails, or returns less content than before, the previous
 * data stays.
 *
 * @param read receives the previous data, where the same page revalidates
 */
export async function keepPreviousDataOnError<Data>(
  request: Request,
  read: (before: Data | undefined) => Promise<Data>,
  { part = 'page', isWhole = () => true }: Options<Data> = {},
): Promise<Data> {
  const { pathname } = new URL(request.url)
  const ofPart = shown.get(part)
  const before = ofPart?.path === pathname ? { data: ofPart.data as Data } : undefined
  try {
    const data = await read(before?.data)
    return before && !isWhole(data) ? before.data : data
  } catch (error) {
    // Redirects are passed on, what was withdrawn is not shown again, and an aborted navigation needs no data. Without
    // a network the service worker answers with a reload, which would end what plays and what is being written.
    const isAnswer =
      error instanceof Response ? !isReload(error) : isRouteErrorResponse(error) && error.status === 404
    if (!before || request.signal.aborted || isAnswer) throw error
    failures += 1
    return before.data
  }
}
