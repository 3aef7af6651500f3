import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { useAudioFocus } from '../../platform/audio-focus.ts'
import { ErrorPageContext } from '../../platform/error-page.ts'
import { type CallHost, createCallHost } from './call-host.ts'

const CallHostContext = createContext<CallHost | undefined>(undefined)

/** The calls of the site, from any component below the root. */
export function useCallHost(): CallHost {
  const calls = useContext(CallHostContext)
  if (!calls) throw new Error('useCallHost needs <PrayerCalls> above it: the root renders it.')
  return calls
}

/** The calls to prayer, above the routes and on an audio element of their own, so that a call plays on when the page changes. */
export function PrayerCalls({ children }: { children: ReactNode }) {
  const element = useRef<HTMLAudioElement>(null)
  const requestFocus = useAudioFocus()
  const [calls] = useState(() => createCallHost(() => element.current, requestFocus))
  useEffect(() => {
    calls.ready()
    return calls.close
  }, [calls])
  return (
    <CallHostContext value={calls}>
      <ErrorPageContext value={calls.showError}>{children}</ErrorPageContext>
      {/* biome-ignore lint/a11y/useMediaCaption: a call to prayer comes without captions */}
      <audio ref={element} preload="none" />
    </CallHostContext>
  )
}
