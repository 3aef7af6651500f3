import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../../tools/free-port.mjs'
import { administratorOf, tokenOf } from './administrator.ts'
import { answerOf } from './answer-of.ts'
import { emptyData, removeData } from './data.ts'
import { read } from './reading.ts'
import { type ContentServer, startContentServer } from './start-content-server.ts'

interface S3Server {
  run(): Promise<{ port: number }>
  close(): Promise<void>
}
const require = createRequire(import.meta.url)
// The package has no types.
const S3rver: new (options: object) => S3Server = require('@20minutes/s3rver')

const content = await emptyData()
const objects = mkdtempSync(path.join(tmpdir(), 'bucket-'))
const sound = readFileSync(new URL('../demo/media/tone-01.mp3', import.meta.url))
let bucket: S3Server
let bucketUrl: string
let server: ContentServer

beforeAll(async () => {
  bucket = new S3rver({
    address: '127.0.0.1',
    port: await freePort(),
    directory: objects,
    silent: true,
    configureBuckets: [{ name: 'uploads-of-the-centre' }],
  })
  const { port } = await bucket.run()
  bucketUrl = `http://127.0.0.1:${port}/uploads-of-the-centre`
  const env = {
    ...content.env,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_REGION: 'us-east-1',
    S3_BUCKET: 'uploads-of-the-centre',
    // The credentials of this S3 server.
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
  server = await startContentServer({ demoContent: 'off', ...content, env })
  await administratorOf(server.url)
})

afterAll(async () => {
  await server?.stop()
  await bucket.close()
  removeData(content)
  rmSync(objects, { recursive: true, force: true })
})

it('An upload is stored in the bucket, under the path it would have in the folder, and deleted with its row', async () => {
  const form = new FormData()
  form.set('files', new Blob([sound], { type: 'audio/mpeg' }), 'tone.mp3')
  const headers = { Authorization: `Bearer ${await tokenOf(server.url)}` }
  const { status, body } = await answerOf(
    await fetch(`${server.url}/upload`, { method: 'POST', headers, body: form }),
  )
  expect(status).toBe(201)
  const [file] = body
  expect(file.url).toMatch(new RegExp(`^${server.url}/uploads/tone_\\w+\\.mp3$`))
  expect((await read('upload/files', {}, server.url)).body).toMatchObject([{ url: file.url }])
  expect(readdirSync(path.join(content.dataDir, 'public/uploads'))).toEqual([])

  const storedUrl = bucketUrl + new URL(file.url).pathname
  expect(Buffer.from(await (await fetch(storedUrl)).arrayBuffer())).toEqual(sound)

  await fetch(`${server.url}/upload/files/${file.id}`, { method: 'DELETE', headers })
  expect((await fetch(storedUrl)).status).toBe(404)
})
