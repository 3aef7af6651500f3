import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoServer } from './demo-server.ts'

let script: string
beforeAll(async () => {
  const { url } = await demoServer()
  const page = await (await fetch(`${url}/admin`)).text()
  script = new URL(/<script[^>]* src="([^"]+)"/.exec(page)?.[1] ?? '', url).href
})

/** Not `fetch`, which decompresses. */
async function download(url: string, encodings: string) {
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(url, { headers: { 'Accept-Encoding': encodings } }, resolve).on('error', reject),
  )
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
}

describe('The main script of the admin panel', () => {
  it.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
  ])('is sent with %s to a browser that accepts "%s"', async (encoding, accepted, decompress) => {
    const plain = await download(script, 'identity')
    const { status, headers, body } = await download(script, accepted)
    expect(status).toBe(200)
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-type']).toMatch(/javascript/)
    expect(decompress(body).equals(plain.body)).toBe(true)
    expect(body.length).toBeLessThan(plain.body.length / 3)
  })

  it('is sent as it is to others', async () => {
    const { status, headers } = await download(script, 'identity')
    expect(status).toBe(200)
    expect(headers).not.toHaveProperty('content-encoding')
  })

  it('is stored for a year, for each encoding', async () => {
    const { headers } = await download(script, 'br')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers.vary).toMatch(/Accept-Encoding/i)
  })
})

it('The page of the admin panel is revalidated each time', async () => {
  const { headers } = await download(new URL('/admin', script).href, 'br, gzip')
  expect(headers['cache-control']).toBe('no-cache')
})
