import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'

let shown: { path: string; data: unknown } | undefined

/** Stores the data that a page shows, for `keepPreviousDataOnError`. */
export function usePreviousDataOnError(data: unknown) {
  const path = useLocation().pathname
  useEffect(() => {
    shown = { path, data }
    return () => {
      shown = undefined
    }
  }, [path, data])
}

/**
 * For the `clientLoader` of a page that revalidates: when that fails, or returns less content than before, the previous
 * data stays.
 */
export async function keepPreviousDataOnError<Data>(
  request: Request,
  read: () => Promise<Data>,
  isWhole: (data: Data) => boolean = () => true,
): Promise<Data> {
  const { pathname } = new URL(request.url)
  const before = shown?.path === pathname ? { data: shown.data as Data } : undefined
  try {
    const data = await read()
    return before && !isWhole(data) ? before.data : data
  } catch (error) {
    // Redirects are passed on, what was withdrawn is not shown again, and an aborted navigation needs no data.
    const isAnswer = error instanceof Response || (isRouteErrorResponse(error) && error.status === 404)
    if (!before || request.signal.aborted || isAnswer) throw error
    return before.data
  }
}
