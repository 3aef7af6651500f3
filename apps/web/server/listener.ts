import type { RequestListener, Server } from 'node:http'
import { env } from '../app/env.server.ts'
import { createApp, handleErrors, serveFiles, serveWithVite } from './app.ts'
import { createFront } from './front.ts'
import { addHealthRoutes } from './health.ts'
import { createPageUrlParser } from './page-cache/page-url.ts'
import { cachePagesOf, renderPages } from './pages.ts'
import { previewRenders } from './previews.ts'
import { loadBuild } from './site-build.ts'
import { acceptUnsavedPreviews } from './unsaved-previews.ts'

/** The request listener of the site: in development with Vite, in production with the built files and pages. */
export const createListener = (server: Server): Promise<RequestListener> =>
  env.NODE_ENV === 'development' ? inDevelopment(server) : inProduction()

async function inDevelopment(server: Server): Promise<RequestListener> {
  const app = createApp((it) => addHealthRoutes(it, { hasContent: async () => true }))
  await serveWithVite(app, server)
  handleErrors(app)
  return app
}

async function inProduction(): Promise<RequestListener> {
  const build = await loadBuild()
  const addressOf = createPageUrlParser(build)
  const app = createApp((it) => {
    const { hasContent, noticesState, pageVersion } = build.entry.module
    addHealthRoutes(it, {
      hasContent,
      noticesState,
      build: build.assets.version,
      // Also changes at each moment at which a page is another without a change of the content, such as midnight.
      contentVersion: () => {
        const { version, expiresAt } = pageVersion(Date.now())
        return `${version}.${expiresAt}`
      },
    })
    it.use(acceptUnsavedPreviews(build, previewRenders))
  })
  serveFiles(app)
  app.use(renderPages(build, addressOf))
  handleErrors(app)
  const trusts: (address: string, hop: number) => boolean = app.get('trust proxy fn')
  const isTrusted = (address: string) => trusts(address, 0)
  return createFront({ app, cache: cachePagesOf(build), addressOf, isTrusted })
}
