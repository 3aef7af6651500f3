// A bare node:http server whose every answer is one file's bytes: node serve-buffer.ts <port> <file> [content-encoding]
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [port, file, encoding] = process.argv.slice(2)
const body = readFileSync(file ?? '')
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Length': body.length,
  ...(encoding && { 'Content-Encoding': encoding }),
}
createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(
  Number(port),
  '127.0.0.1',
)
