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

export function reportToGoogle({ address, referrer, title }: PageView, measurementId: string) {
  const page = { page_location: address, page_referrer: referrer, page_title: title }
  // Everything else that the script sends about this page has the URL without its query, too.
  gtag('set', page)
  if (!document.querySelector('script[src*="/gtag/js"]')) start(measurementId)
  gtag('event', 'page_view', page)
}
