import type { PageView } from './report.ts'

declare global {
  interface Window {
    dataLayer?: IArguments[]
  }
}

/** Google's script takes its commands from this list, and only as `arguments`. */
function gtag(..._command: unknown[]) {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: an array would be taken for something else
  window.dataLayer.push(arguments)
}

/** Fetches Google's script with the first view; it counts nothing but what is said here, and for no advertising. */
function start(measurementId: string) {
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
  gtag('consent', 'default', denied)
  gtag('js', new Date())
  gtag('config', measurementId, { send_page_view: false, allow_google_signals: false })
  const script = document.createElement('script')
  script.src = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`
  document.head.append(script)
}

export function reportToGoogle({ address, referrer, title }: PageView, measurementId: string) {
  const page = { page_location: address, page_referrer: referrer, page_title: title }
  // Whatever else the script sends about this page has its bare address, too.
  gtag('set', page)
  if (!document.querySelector('script[src*="/gtag/js"]')) start(measurementId)
  gtag('event', 'page_view', page)
}
