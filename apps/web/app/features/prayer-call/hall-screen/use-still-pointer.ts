import { useEffect } from 'react'

const idleMs = 4000

/**
 * Hides a pointer that has not moved for some seconds, until it moves: `hall-screen.css` uses the attribute on the
 * root.
 */
export function useStillPointer() {
  useEffect(() => {
    const { dataset } = document.documentElement
    let timer = 0
    const moved = () => {
      delete dataset.pointer
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        dataset.pointer = 'still'
      }, idleMs)
    }
    moved()
    document.addEventListener('pointermove', moved)
    return () => {
      document.removeEventListener('pointermove', moved)
      clearTimeout(timer)
      delete dataset.pointer
    }
  }, [])
}
