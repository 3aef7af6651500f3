// The built site without its page cache: each request is rendered, not compressed: node serve-uncached.ts <port>
import { createServer } from 'node:http'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'

type Scope = { id: string; missing: number }
type SiteBuild = ServerBuild & {
  entry: { module: { inRequestScope: <Result>(scope: Scope, act: () => Result) => Result } }
}

const path = '../../apps/web/build/server/index.js'
const build = (await import(path)) as SiteBuild
const handle = createRequestHandler(build, 'production')
const { inRequestScope } = build.entry.module

createServer(async ({ url = '/' }, response) => {
  const scope = { id: 'bench', missing: 0 }
  const request = new Request(`http://127.0.0.1${url}`)
  const page = await inRequestScope(scope, () => handle(request, new RouterContextProvider()))
  response.writeHead(page.status, Object.fromEntries(page.headers)).end(Buffer.from(await page.arrayBuffer()))
}).listen(Number(process.argv[2]), '127.0.0.1')
