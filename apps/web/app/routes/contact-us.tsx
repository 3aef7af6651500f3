import { content } from '../content/content.server.ts'
import { needed } from '../content/sections.server.ts'
import { Contact } from '../features/contact/contact.tsx'
import { MapOnRequest } from '../features/frame/map-on-request.tsx'
import { Opening } from '../features/opening/opening.tsx'
import { PageError } from '../features/page-error/page-error.tsx'
import { pageMeta, sectionWords } from '../page-meta.ts'
import type { Route } from './+types/contact-us'

export async function loader({ context }: Route.LoaderArgs) {
  const { opening, about } = content(context)
  const [words, centre] = await Promise.all([opening('contact'), about()])
  return { words, about: needed(centre) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  const site = matches[1].loaderData
  return pageMeta(site, 'contact', { ...sectionWords(site, loaderData?.words), error })
}

export default function ContactRoute({ loaderData: { words, about } }: Route.ComponentProps) {
  return (
    <>
      <Opening page="contact" words={words} />
      {about && (
        <Contact about={about} place={about.address && <MapOnRequest {...about} address={about.address} />} />
      )}
    </>
  )
}

export { PageError as ErrorBoundary }
