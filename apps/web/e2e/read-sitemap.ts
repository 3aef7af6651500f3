const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)

/** The files that the sitemap's index names, each as it is served, and all URLs in them. */
export async function readSitemap(site: string | undefined) {
  const index = await (await fetch(`${site}/sitemap.xml`)).text()
  const files = await Promise.all(
    locations(index).map(async (address) => ({ address, xml: await (await fetch(address)).text() })),
  )
  return { index, files, urls: files.flatMap(({ xml }) => locations(xml)) }
}
