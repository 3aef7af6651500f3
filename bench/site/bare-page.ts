import { execFile } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const dependencies = fileURLToPath(new URL('../../apps/web/node_modules', import.meta.url))

/** The smallest site of React Router's framework mode: a heading, rendered completely before the first byte. */
const files = {
  'package.json': '{ "type": "module", "dependencies": { "@react-router/express": "*" } }',
  'vite.config.js': `
    import { reactRouter } from '@react-router/dev/vite'
    export default { plugins: [reactRouter()], logLevel: 'error' }`,
  'react-router.config.js': `export default { ssr: true, routeDiscovery: { mode: 'initial' } }`,
  'app/routes.js': `
    import { index } from '@react-router/dev/routes'
    export default [index('page.jsx')]`,
  'app/root.jsx': `
    import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
    export const Layout = ({ children }) => (
      <html lang="en">
        <head><meta charSet="utf-8" /><Meta /><Links /></head>
        <body>{children}<ScrollRestoration /><Scripts /></body>
      </html>
    )
    export default () => <Outlet />`,
  'app/page.jsx': `
    export const loader = () => ({ heading: 'A bare page' })
    export default ({ loaderData }) => <h1>{loaderData.heading}</h1>`,
  'app/entry.server.jsx': `
    import { PassThrough } from 'node:stream'
    import { text } from 'node:stream/consumers'
    import { renderToPipeableStream } from 'react-dom/server'
    import { ServerRouter } from 'react-router'
    export default (request, status, headers, context) =>
      new Promise((resolve, reject) => {
        const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
          onAllReady() {
            headers.set('Content-Type', 'text/html; charset=utf-8')
            resolve(text(pipe(new PassThrough())).then((html) => new Response(html, { status, headers })))
          },
          onShellError: reject,
        })
      })`,
}

/** Builds the bare page in a folder with the versions of the site; returns the path of its server build. */
export async function buildBarePage(folder: string): Promise<string> {
  const site = join(folder, 'bare-page')
  for (const [name, text] of Object.entries(files)) {
    const file = join(site, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  symlinkSync(dependencies, join(site, 'node_modules'))
  const cli = join(dependencies, '@react-router/dev/bin.cjs')
  await promisify(execFile)(process.execPath, [cli, 'build'], {
    cwd: site,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return join(site, 'build/server/index.js')
}
