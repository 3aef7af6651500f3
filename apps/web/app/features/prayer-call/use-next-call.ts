import { useEffect, useState } from 'react'
import { useNow } from '../../dates/use-now.ts'
import type { Call, CallSettings } from './call-plan.ts'

/** The next call, tomorrow's too; undefined until the device can compute it, and where no call is wanted. */
export function useNextCall(settings: CallSettings): Call | undefined {
  const now = useNow()
  const [plan, setPlan] = useState<typeof import('./call-plan.ts')>()
  useEffect(() => {
    // What cannot be had leaves the line empty.
    import('./call-plan.ts').then(setPlan).catch(() => undefined)
  }, [])
  return plan && now !== undefined ? plan.callAfter(now, settings) : undefined
}
