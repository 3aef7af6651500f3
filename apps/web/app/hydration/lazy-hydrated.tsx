import { type ComponentType, lazy, memo, Suspense, useEffect } from 'react'
import { replayInput } from './replay-input.ts'

function Alive() {
  useEffect(replayInput, [])
  return null
}

/**
 * A part of a page that stands in its HTML as any other, and whose code comes when the page can already be used. Where
 * that fails, what was sent stays as it is. Props are compared one by one: until the code is there nothing is drawn anew.
 *
 * @returns the component; its `load` is for the `clientLoader` of a page, which is gone to with all its parts
 */
export function lazyHydrated<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const never = new Promise<never>(() => undefined)
  const Part = lazy(async () => {
    if (import.meta.env.SSR) return { default: await load() }
    // To ask for a file costs the browser time, and what is alive first shall not wait for that.
    await window.scheduler?.yield?.()
    return { default: await load().catch(() => never) }
  })
  const Later = memo((props: Props) => (
    <Suspense>
      <Part {...props} />
      <Alive />
    </Suspense>
  ))
  return Object.assign(Later, { load })
}
