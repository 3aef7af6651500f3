import { redirect } from 'react-router'
import type { Content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'
import { screenPath } from '../paths/site-pages.ts'

/**
 * The screen of a hall at an address; status 503 where the screens could not be read. Where there is no such screen, a
 * redirect to the one that had the address before, with its settings, else 404.
 */
export async function readScreen({ language, previousAddresses, screens }: Content, url: URL, slug: string) {
  const all = await screens()
  if (all?.every((it) => it.slug !== slug)) {
    const owners = ((await previousAddresses())?.addresses ?? []).filter((it) => it.slug === slug)
    const moved = owners.flatMap((owner) => all.find((it) => it.documentId === owner.documentId) ?? [])[0]
    if (moved) throw redirect(screenPath(language, moved.slug) + url.search, 301)
  }
  return required(all, { slug })
}
