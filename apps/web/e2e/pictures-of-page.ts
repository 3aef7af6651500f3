import { test } from './test.ts'

/** Where the first pictures of a site's page are found, without width and format. */
export async function stemsOn(site: string, path = '/ca/home'): Promise<string[]> {
  const html = await (await fetch(site + path)).text()
  return [...new Set([...html.matchAll(/\/pictures\/[\w-]+\/[0-9a-z]+(?=\/\d)/g)].map(([it]) => it))]
}

/** For a site that must process its pictures itself. */
export const emptyCache = () => ({ PICTURE_CACHE_DIR: test.info().outputPath('pictures') })
