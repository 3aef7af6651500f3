import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const assets = fileURLToPath(new URL('build/client/assets', import.meta.url))
const beginning = 'window.__reactRouterManifest='

interface ManifestRoute {
  path?: string
  index?: boolean
  hasDefaultExport: boolean
  hasErrorBoundary: boolean
}

/** Whether the browser can show or follow a route: a page, a layout, a redirect of a folder or an unknown address. */
export const isForBrowser = ({ path, index, hasDefaultExport, hasErrorBoundary }: ManifestRoute) =>
  hasDefaultExport || hasErrorBoundary || index === true || path === '*'

/**
 * Takes the routes of files (calendars, feeds, pictures) out of the manifest that each page loads before it can be used: the
 * browser requests them as documents. The server has its own manifest.
 */
export async function trimBrowserManifest() {
  const name = (await readdir(assets)).find((it) => /^manifest-\w+\.js$/.test(it))
  const text = name && (await readFile(`${assets}/${name}`, 'utf8'))
  if (!text?.startsWith(beginning))
    throw new Error(
      `No manifest of React Router in ${assets}. Its file has another name or form in this version: change trim-browser-manifest.ts.`,
    )
  const manifest: { routes: Record<string, ManifestRoute> } = JSON.parse(
    text.slice(beginning.length).replace(/;\s*$/, ''),
  )
  const routes = Object.entries(manifest.routes).filter(([, route]) => isForBrowser(route))
  const trimmed = { ...manifest, routes: Object.fromEntries(routes) }
  await writeFile(`${assets}/${name}`, `${beginning}${JSON.stringify(trimmed)};`)
}
