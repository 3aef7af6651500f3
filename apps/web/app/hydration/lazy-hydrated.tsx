import { type ComponentType, lazy, memo, Suspense, useEffect } from 'react'
import { replayInput } from './replay-input.ts'

function ReplayInput() {
  useEffect(replayInput, [])
  return null
}

/**
 * A component that is in the HTML of the page and hydrates later, when its own chunk has loaded after the page can be used.
 * Where that chunk cannot be loaded, its HTML stays. Props are compared shallowly, so that it is not rendered before.
 *
 * @returns the component; its `load` is for the `clientLoader` of a page, which is navigated to with all its parts
 */
export function lazyHydrated<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const never = new Promise<never>(() => undefined)
  const Lazy = lazy(async () => {
    if (import.meta.env.SSR) return { default: await load() }
    // Requesting a file takes time on the main thread, so it waits until the parts that hydrate first are done.
    await window.scheduler?.yield?.()
    return { default: await load().catch(() => never) }
  })
  const Hydrated = memo((props: Props) => (
    <Suspense>
      <Lazy {...props} />
      <ReplayInput />
    </Suspense>
  ))
  return Object.assign(Hydrated, { load })
}
