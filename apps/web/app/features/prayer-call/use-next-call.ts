import { useEffect, useState } from 'react'
import { useNow } from '../../dates/use-now.ts'
import type { Call, CallSettings } from './call-plan.ts'

/** The next call, also tomorrow's; undefined until it is computed on the device, and if no call is selected. */
export function useNextCall(settings: CallSettings): Call | undefined {
  const now = useNow()
  const [plan, setPlan] = useState<typeof import('./call-plan.ts')>()
  useEffect(() => {
    // If the code cannot be loaded the line stays empty.
    import('./call-plan.ts').then(setPlan).catch(() => undefined)
  }, [])
  return plan && now !== undefined ? plan.callAfter(now, settings) : undefined
}
