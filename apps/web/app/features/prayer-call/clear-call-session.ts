import { writeItem } from '../../platform/browser-storage.ts'

export const callSessionKey = 'call-session'

/** Removes this tab's state of the calls; apart from the code of the calls, which is loaded when the page is idle. */
export const clearCallSession = () => writeItem(callSessionKey, undefined, 'sessionStorage')
