import { useSyncExternalStore } from 'react'
import { readItem, writeItem } from '../../platform/browser-storage.ts'
import { isRefused } from './is-refused.ts'

/** What the visitor answered; undefined before an answer, and `refused` where the browser answers for the visitor. */
export type Consent = 'granted' | 'denied' | 'refused' | undefined

const key = 'google-analytics'
const listeners = new Set<() => void>()
/** Where nothing can be stored, the answer is valid for this document. */
let answered: Consent

export function readConsent(): Consent {
  if (isRefused()) return 'refused'
  const stored = readItem(key)
  return stored === 'granted' || stored === 'denied' ? stored : answered
}

export function answer(consent: 'granted' | 'denied') {
  answered = consent
  writeItem(key, consent)
  for (const changed of listeners) changed()
  if (consent === 'denied') deleteCookies()
}

/** Calls back after an answer in this tab or in another one. */
export function onConsent(changed: () => void) {
  listeners.add(changed)
  window.addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('storage', changed)
  }
}

/** `unknown` on the server and while the page hydrates. */
export const useConsent = () => useSyncExternalStore(onConsent, readConsent, () => 'unknown' as const)

/** Google sets its cookies for the widest domain that the browser accepts. */
function deleteCookies() {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`)
  for (const [name = ''] of document.cookie.split('; ').map((it) => it.split('=')))
    if (/^_ga(_|$)/.test(name))
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not in every browser yet
      for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`
}
