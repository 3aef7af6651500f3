import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }

const decoded = (body: Buffer, encoding: string | undefined) =>
  (encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body).toString()

/** Asks as a program does that says nothing by itself; redirects are not followed, the body is as it came. */
export async function rawRequest(
  address: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  const asked = request(address, { method, headers, agent: false }).end()
  const [answer] = await once(asked, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  const text = body.length > 0 ? decoded(body, answer.headers['content-encoding']) : ''
  return { status: answer.statusCode, headers: answer.headers, body, text }
}

/** Sends bytes as they are and reads until the server closes; gives what it said. */
export async function rawBytes(address: string, bytes: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  let said = ''
  socket.setEncoding('latin1').on('data', (data) => {
    said += data
  })
  // A server that has heard enough may close before all is sent.
  socket.on('error', () => undefined)
  socket.write(bytes)
  await new Promise((resolve) => socket.once('close', resolve))
  return said
}
