import { type Dictionary, dictionaries } from '@islamic-centre/i18n/dictionaries'
import { isLanguage, locales } from '@islamic-centre/i18n/locales'
import { Outlet, redirectDocument, type ShouldRevalidateFunctionArgs } from 'react-router'
import { content, contentContext, createContent } from '../content/content.server.ts'
import { directionStylesheets, preloadStylesheet } from '../direction-stylesheets.ts'
import { Frame } from '../features/frame/frame.tsx'
import { PageError } from '../features/page-error/page-error.tsx'
import { unknownPath } from '../unknown-path.server.ts'
import type { Route } from './+types/language'

export const middleware: Route.MiddlewareFunction[] = [
  ({ params, url, context }) => {
    if (!isLanguage(params.lang)) throw unknownPath(url)
    context.set(contentContext, createContent(params.lang))
  },
]

/** The words of the page's language come with the document; a later change of language fetches their file. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const isDocument = !new URL(request.url).pathname.endsWith('.data')
  const dictionary = isDocument && isLanguage(params.lang) ? dictionaries[params.lang] : undefined
  return { dictionary, frame: await content(context).frame() }
}

export async function clientLoader({ request, params, serverLoader }: Route.ClientLoaderArgs) {
  const locale = locales[isLanguage(params.lang) ? params.lang : 'fa']
  const [{ frame }, dictionary] = await Promise.all([
    serverLoader(),
    fetchDictionary(locale.prefix),
    preloadStylesheet(directionStylesheets[locale.dir]),
  ])
  // A page without its words is no page: the browser asks for the whole document instead.
  if (!dictionary) throw redirectDocument(new URL(request.url).pathname)
  return { dictionary, frame }
}

const fetchDictionary = (prefix: string): Promise<Dictionary | undefined> =>
  fetch(`/assets/i18n/${prefix}.json`)
    .then((answer) => (answer.ok ? (answer.json() as Promise<Dictionary>) : undefined))
    .catch(() => undefined)

/** The frame belongs to the language: moving within it asks for nothing again. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.lang !== nextParams.lang

export default function LanguageRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Frame frame={loaderData.frame}>
      <Outlet />
    </Frame>
  )
}

export { PageError as ErrorBoundary }
