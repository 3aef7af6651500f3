import type { Content } from '../content/content.server.ts'
import { required } from '../content/read.server.ts'

/**
 * The screen of a hall at an address, or the one that had it before; undefined if there is none. Throws status 503 where
 * the screens could not be read.
 */
export async function readScreen({ previousAddresses, screens }: Content, slug: string) {
  const all = required(await screens())
  const screen = all.find((it) => it.slug === slug)
  if (screen) return screen
  const owners = ((await previousAddresses())?.addresses ?? []).filter((it) => it.slug === slug)
  return owners.flatMap((owner) => all.find((it) => it.documentId === owner.documentId) ?? [])[0]
}
