'use client'

import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
} from 'react'
import { classNames } from '../class-names/class-names.ts'
import { useControlled } from '../controlled/use-controlled.ts'
import { decodeFragment } from '../fragment/decode-fragment.ts'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { hasModifier, stepOfKey } from '../keyboard/arrow-keys.ts'
import './tabs.css'

/** `id` is the id of the panel in the page: a URL with that fragment opens the tab. */
export type Tab = { id: string; label: ReactNode; panel: ReactNode }

export type TabsProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  tabs: Tab[]
  /** The id of the open tab, which makes it controlled: `onTabChange` then sets it. */
  tab?: string | undefined
  /** The id of the tab that is open initially; default the first one. */
  defaultTab?: string | undefined
  /** A tab was pressed, reached by a key, or named by the fragment of the URL. */
  onTabChange?: ((tab: string) => void) | undefined
  /** Names the row of tabs for screen readers. */
  label: string
}

/**
 * Panels, one of which is shown. All are in the HTML: without scripts they are below one another (tabs.css), and the
 * tabs are links to them.
 */
export function Tabs({ tabs, tab, defaultTab, onTabChange, label, className, ...rest }: TabsProps) {
  const [wanted, setWanted] = useControlled(tab, defaultTab ?? tabs[0]?.id ?? '', onTabChange)
  const hydrated = useHydrated()
  const open = tabs.some(({ id }) => id === wanted) ? wanted : tabs[0]?.id

  const openByAddress = useEffectEvent(() => {
    const id = decodeFragment(location.hash)
    if (tabs.some((it) => it.id === id)) setWanted(id)
  })
  useEffect(() => {
    const follow = () => openByAddress()
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex(({ id }) => id === open)
    if (hasModifier(event)) return
    const step = stepOfKey(event)
    const to = { Home: 0, End: tabs.length - 1 }[event.key] ?? (step ? at + step : undefined)
    const next = to === undefined ? undefined : tabs.at(to % tabs.length)
    if (!next) return
    event.preventDefault()
    setWanted(next.id)
    document.getElementById(tabOf(next.id))?.focus()
  }

  return (
    <div {...rest} className={classNames('ui-tabs', className)}>
      <div role="tablist" aria-label={label} className="ui-tabs__row ui-no-print" onKeyDown={onKeyDown}>
        {tabs.map(({ id, label: name }) => (
          <a
            key={id}
            id={tabOf(id)}
            href={`#${id}`}
            role="tab"
            aria-selected={id === open}
            aria-controls={id}
            // The tabs are one Tab stop once the arrow keys work.
            tabIndex={hydrated && id !== open ? -1 : undefined}
            className="ui-tabs__tab"
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              setWanted(id)
            }}
          >
            {name}
          </a>
        ))}
      </div>
      {tabs.map(({ id, label: name, panel }) => (
        <div
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={tabOf(id)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may hold nothing that takes the focus
          tabIndex={0}
          className="ui-tabs__panel"
          data-open={id === open || undefined}
        >
          <p className="ui-tabs__name" aria-hidden="true">
            {name}
          </p>
          {panel}
        </div>
      ))}
    </div>
  )
}

const tabOf = (panel: string) => `${panel}-tab`
