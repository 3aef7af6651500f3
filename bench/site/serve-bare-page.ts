// The page of bare-page.ts, rendered for each request: node serve-bare-page.ts <port> <its server build>
import { createServer } from 'node:http'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'

const [port, path = ''] = process.argv.slice(2)
const build = (await import(path)) as ServerBuild
const handle = createRequestHandler(build, 'production')

createServer(async ({ url = '/' }, response) => {
  const page = await handle(new Request(`http://127.0.0.1${url}`), new RouterContextProvider())
  response.writeHead(page.status, Object.fromEntries(page.headers)).end(await page.text())
}).listen(Number(port), '127.0.0.1')
