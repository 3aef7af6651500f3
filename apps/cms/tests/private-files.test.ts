import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { administratorOf, tokenOf } from './administrator.ts'
import { removeData, unusedData } from './data.ts'
import { type ContentServer, startContentServer } from './start-content-server.ts'
import { uploadForm } from './upload-form.ts'

const content = unusedData()
let server: ContentServer

beforeAll(async () => {
  // As an earlier version left it.
  mkdirSync(path.join(content.dataDir, 'public/uploads'), { recursive: true })
  for (const folder of ['', 'public', 'public/uploads']) chmodSync(path.join(content.dataDir, folder), 0o777)
  for (const file of ['secrets.env', 'public/uploads/earlier.pdf']) {
    writeFileSync(path.join(content.dataDir, file), '%PDF-1.4')
    chmodSync(path.join(content.dataDir, file), 0o666)
  }
  const before = process.umask(0)
  try {
    server = await startContentServer({ demoContent: 'off', ...content })
  } finally {
    process.umask(before)
  }
})

afterAll(async () => {
  await server.stop()
  removeData(content)
})

const modes = () =>
  [content.dataDir, ...readdirSync(content.dataDir, { recursive: true, encoding: 'utf8' })].map((name) => {
    const { mode } = statSync(path.resolve(content.dataDir, name))
    return [name, (mode & 0o777).toString(8)] as const
  })

it('Only the owner of the server can read its database, uploads and secrets, whatever the umask and the earlier modes', {
  tags: ['spec:13.19'],
}, async () => {
  await administratorOf(server.url)
  const headers = { Authorization: `Bearer ${await tokenOf(server.url)}` }
  const body = uploadForm([['form.pdf', '%PDF-1.4\n%%EOF\n', 'application/pdf']])
  const response = await fetch(`${server.url}/upload`, { method: 'POST', headers, body })
  expect(response.status).toBe(201)
  const [{ url }] = (await response.json()) as [{ url: string }]

  const found = modes()
  expect(found.map(([name]) => name)).toContain(path.join('public', url))
  expect(found.filter(([, mode]) => !['700', '600'].includes(mode))).toEqual([])
  // Uploads are public: nginx and visitors read them.
  for (const file of [url, '/uploads/earlier.pdf']) expect((await fetch(server.url + file)).status).toBe(200)
})
