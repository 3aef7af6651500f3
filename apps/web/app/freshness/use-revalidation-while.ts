import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const retryDelayMs = 5_000

/** Reads a page’s data again while they are older than what is published; each answer starts the delay again. */
export function useRevalidationWhile(isOutdated: boolean | undefined, data: unknown): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isOutdated) return
    const timer = setTimeout(() => void revalidate(), retryDelayMs)
    return () => clearTimeout(timer)
  }, [isOutdated, data, revalidate])
}
