// React Router alone: a heading, rendered for each request: node serve-bare-page.ts <port>
import { createServer } from 'node:http'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'

const routes = [{ path: '/', element: createElement('h1', undefined, 'A bare page') }]
const { query, dataRoutes } = createStaticHandler(routes)

async function page(): Promise<string> {
  const context = await query(new Request('http://127.0.0.1/'))
  if (context instanceof Response) throw new Error('The bare page was answered by a redirect.')
  const router = createStaticRouter(dataRoutes, context)
  return `<!doctype html>${renderToString(createElement(StaticRouterProvider, { router, context }))}`
}

createServer(async (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(await page())
}).listen(Number(process.argv[2]), '127.0.0.1')
