import {
  type ComponentType,
  createContext,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
} from 'react'
import type { Parts } from './part-cache.server.tsx'
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

/** Only on the server. */
export const RenderPartContext = createContext<Parts['renderPart'] | undefined>(undefined)

type RenderedOnceProps = {
  /** Its name, one of its kind in a page. */
  id: string
  /** Everything that its HTML is made of. */
  data: unknown
  /** Where they are hydrated they must not call `useId`, whose result depends on the elements above. */
  children: ReactNode
}

/** A part of a page that the server renders once for the same data; in the browser it is its children. */
export function RenderedOnce({ id, data, children }: RenderedOnceProps) {
  const renderPart = useContext(RenderPartContext)
  return renderPart ? renderPart(id, data, children) : children
}
