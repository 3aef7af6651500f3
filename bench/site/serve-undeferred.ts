// The site without deferred hydration: its scripts and their preloads where React Router renders them:
// node serve-undeferred.ts <port> <url of the site>
import { createServer } from 'node:http'

const [port, site = ''] = process.argv.slice(2)
const template = /<template data-code[^>]*>(.*?)<\/template>/gs
const deferredStart = /<script>(?:(?!<\/script>).)*<\/script>(?=<\/body><\/html>$)/s
/** The hashes of the policy, the length and the tag are those of the deferred page. */
const ofDeferred = ['content-security-policy', 'content-length', 'content-encoding', 'etag', 'connection']

function undeferred(html: string): string {
  const codes = [...html.matchAll(template)].map(([, code = '']) => code)
  const preloads = codes.find((it) => it.startsWith('<link'))
  if (!preloads || codes.length !== 2)
    throw new Error('The page does not defer its scripts as apps/web/app/hydration does.')
  return html
    .replace(deferredStart, '')
    .replace(template, (_, code: string) => (code === preloads ? '' : code))
    .replace('</head>', () => `${preloads}</head>`)
}

createServer(async ({ url = '/' }, response) => {
  const answer = await fetch(site + url, { headers: { 'Accept-Encoding': 'identity' }, redirect: 'manual' })
  const headers = new Headers(answer.headers)
  for (const name of ofDeferred) headers.delete(name)
  response.writeHead(answer.status, Object.fromEntries(headers))
  const isPage = headers.get('content-type')?.startsWith('text/html')
  response.end(isPage ? undeferred(await answer.text()) : Buffer.from(await answer.arrayBuffer()))
}).listen(Number(port), '127.0.0.1')
