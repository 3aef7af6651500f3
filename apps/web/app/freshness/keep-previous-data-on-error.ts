import { useEffect } from 'react'
import { useLocation } from 'react-router'

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
    // Redirects are passed on, and an aborted navigation needs no data.
    if (!before || request.signal.aborted || error instanceof Response) throw error
    return before.data
  }
}
