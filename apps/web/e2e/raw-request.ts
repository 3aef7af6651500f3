import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }

const decoded = (body: Buffer, encoding: string | undefined) =>
  (encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body).toString()

/** Sends a request without default headers; redirects are not followed, the body is not decoded. */
export async function rawRequest(
  address: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  const pending = request(address, { method, headers, agent: false }).end()
  const [response] = await once(pending, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  const text = body.length > 0 ? decoded(body, response.headers['content-encoding']) : ''
  return { status: response.statusCode, headers: response.headers, body, text }
}

/** Sends raw bytes and reads until the server closes the connection; returns the response. */
export async function rawBytes(address: string, bytes: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  let received = ''
  socket.setEncoding('latin1').on('data', (data) => {
    received += data
  })
  // A server that refuses a request may close the connection before all of it is sent.
  socket.on('error', () => undefined)
  socket.write(bytes)
  await new Promise((resolve) => socket.once('close', resolve))
  return received
}
