import { useEffect } from 'react'
import { useLocation } from 'react-router'

let shown: { path: string; data: unknown } | undefined

/** Keeps what a page shows, for `orAsShown`. */
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
 * For the `clientLoader` of a page that reads itself again: where that fails, or brings less than there was, what is
 * shown stays.
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
    // A redirect is an answer, and whoever has gone elsewhere waits for nothing here.
    if (!before || request.signal.aborted || error instanceof Response) throw error
    return before.data
  }
}
