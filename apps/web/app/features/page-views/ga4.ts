import { onConsent, readConsent } from './consent.ts'
import type { PageView } from './report.ts'

declare global {
  interface Window {
    dataLayer?: IArguments[]
  }
}

/** Google's script reads its commands from this array, and only as `arguments` objects. */
function gtag(..._command: unknown[]) {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: gtag.js ignores arrays
  window.dataLayer.push(arguments)
}

/** Loads Google's script with the first view; it counts only the views reported here, and nothing for advertising. */
function start(measurementId: string) {
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
  gtag('consent', 'default', denied)
  gtag('js', new Date())
  gtag('config', measurementId, { send_page_view: false, allow_google_signals: false })
  const script = document.createElement('script')
  script.src = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`
  document.head.append(script)
}

/** The page that is open while the visitor has not agreed; it is reported once the visitor does. */
let unreported: { view: PageView; measurementId: string } | undefined
let isListening = false

/** Google's script stops sending and storing while this is set. */
const setDisabled = (measurementId: string, isDisabled: boolean) =>
  Reflect.set(window, `ga-disable-${measurementId}`, isDisabled)

function followConsent(measurementId: string) {
  if (isListening) return
  isListening = true
  onConsent(() => {
    const isGranted = readConsent() === 'granted'
    setDisabled(measurementId, !isGranted)
    if (isGranted && unreported) send(unreported.view, unreported.measurementId)
  })
}

export function reportToGoogle(view: PageView, measurementId: string) {
  followConsent(measurementId)
  if (readConsent() === 'granted') send(view, measurementId)
  else unreported = { view, measurementId }
}

function send({ address, referrer, title }: PageView, measurementId: string) {
  unreported = undefined
  const page = { page_location: address, page_referrer: referrer, page_title: title }
  // Everything else that the script sends about this page has the URL without its query, too.
  gtag('set', page)
  if (!document.querySelector('script[src*="/gtag/js"]')) start(measurementId)
  gtag('event', 'page_view', page)
}
