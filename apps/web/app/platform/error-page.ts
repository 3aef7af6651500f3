import { createContext, useContext, useEffect } from 'react'

/** Called when an error page is shown in place of a page; returns a function to call when it is left. */
export const ErrorPageContext = createContext<(() => () => void) | undefined>(undefined)

/** For an error page, which may be outside of every provider. */
export function useErrorPage() {
  const shown = useContext(ErrorPageContext)
  useEffect(() => shown?.(), [shown])
}
