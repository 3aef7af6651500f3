import type { ReactNode } from 'react'
import { useNow } from '../../dates/use-now.ts'
import type { ShownNotice } from '../../death-notices/shown-notices.ts'
import { useNoticesState } from '../../freshness/use-notices-state.ts'

type CurrentNoticesProps = {
  state: string | undefined
  notices: readonly ShownNotice[]
  children: (shown: readonly ShownNotice[]) => ReactNode
  /** Shown when none is left. */
  otherwise?: ReactNode
}

/**
 * Shows death notices until their ends, in open pages and copies on devices too, and keeps the page as the server has it.
 * The service worker reads the attributes of the element (offline-notices.ts).
 */
export function CurrentNotices({ state, notices, children, otherwise = null }: CurrentNoticesProps) {
  const now = useNow()
  const isOutdated = useNoticesState(state)
  const shown = notices.filter(({ ends }) => now === undefined || ends === undefined || now < ends)
  if (isOutdated || shown.length === 0) return otherwise
  const ends = Math.min(...shown.map((it) => it.ends ?? Number.POSITIVE_INFINITY))
  return (
    <div
      data-death-notices={state ?? ''}
      data-until={Number.isFinite(ends) ? ends : undefined}
      className="current-notices"
    >
      {children(shown)}
    </div>
  )
}
