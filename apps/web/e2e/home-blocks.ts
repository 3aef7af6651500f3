import { type Language, languages, locales } from '@islamic-centre/i18n/locales'
import type { APIRequestContext, Page } from '@playwright/test'

export type Entry = { title: string; text?: string; link?: string; label?: string; url?: string }
export type MainPage = Record<'bookPromotion' | 'aboutBlock' | 'messagingChannel', Entry> &
  Record<'adverts' | 'usefulLinks', Entry[]> & { beliefs: Entry & { items: Entry[] } }

export async function readContent<Content>(
  request: APIRequestContext,
  path: string,
  language: Language,
): Promise<Content> {
  const locale = `locale=${locales[language].contentLocale}`
  const response = await request.get(
    `${process.env.CMS_URL}/api/${path}${path.includes('?') ? '&' : '?'}${locale}`,
  )
  return (await response.json()).data
}

const blocks = ['bookPromotion', 'adverts', 'beliefs.items', 'aboutBlock', 'messagingChannel', 'usefulLinks']

export const mainPage = (request: APIRequestContext, language: Language) =>
  readContent<MainPage>(
    request,
    `main-page?${blocks.map((it, index) => `populate[${index}]=${it}`).join('&')}`,
    language,
  )

export const other = (language: Language) => languages.find((it) => it !== language) ?? language
const noPicture = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }

/** Everything checked here is in the document: its pictures are not requested from the site, which would convert them. */
export async function open(page: Page, address: string) {
  await page.route('**/pictures/**', (route) => route.fulfill(noPicture))
  return page.goto(address, { waitUntil: 'domcontentloaded' })
}
// Without scripts the player is hidden, because it could not play; it is in the document all the same.
export const headings = (page: Page) => page.locator('main .ui-section h2').allTextContents()
export const tracks = (page: Page, name: string) => page.getByRole('list', { name, includeHidden: true })
export const block = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true, includeHidden: true })
