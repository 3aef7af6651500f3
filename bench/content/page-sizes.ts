import { everyAddress } from '../../apps/web/e2e/every-address.ts'
import { languages } from '../../packages/i18n/src/locales.ts'

export type PageSize = { address: string; bytes: number }

/** The uncompressed bytes of every page, feed and file, and of a record of each kind, in both languages. */
export async function pageSizes(site: string, records: readonly string[]): Promise<PageSize[]> {
  const feeds = languages.map((it) => `/${it}/announcements.rss`)
  const addresses = new Set([...(await everyAddress(site)), ...feeds, ...records])
  const sizes: PageSize[] = []
  for (const address of addresses) {
    const answer = await fetch(site + address, { headers: { 'Accept-Encoding': 'identity' } })
    const bytes = (await answer.arrayBuffer()).byteLength
    if (!answer.ok) throw new Error(`${address} is answered with ${answer.status}.`)
    sizes.push({ address, bytes })
  }
  return sizes.sort((one, other) => other.bytes - one.bytes)
}
