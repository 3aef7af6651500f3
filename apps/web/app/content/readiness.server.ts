import { defaultLanguage } from '@islamic-centre/i18n/locales'
import { fulfilsWithin } from '@islamic-centre/last-good-cache/fulfils-within'
import { createLastGoodValue } from '@islamic-centre/last-good-cache/last-good-value'
import { createContent } from './content.server.ts'
import { published } from './sources.server.ts'

const mainPage = createLastGoodValue({
  name: 'The main page',
  fetch() {
    const { mainPage: read, previousAddresses } = createContent(published, defaultLanguage)
    // From now on redirects of previous addresses work while the content server does not answer.
    void previousAddresses()
    return read()
  },
  parse(page) {
    if (page === undefined) throw new Error('It could not be read.')
    return page
  },
  retryDelayMs: 0,
  now: () => performance.now(),
})

/** Whether the main page could be read since the start; each call tries again, and waits `waitTimeoutMs` at most. */
export const hasContent = (waitTimeoutMs: number): Promise<boolean> =>
  fulfilsWithin(mainPage.get(), waitTimeoutMs).catch(() => false)
