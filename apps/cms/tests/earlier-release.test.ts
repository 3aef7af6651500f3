import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { administratorOf } from './administrator.ts'
import { emptyData, removeData } from './data.ts'
import { startContentServer } from './start-content-server.ts'

const content = await emptyData()
afterAll(() => removeData(content))

const type = 'api::anouncement.anouncement'
const list = '/content-manager/proposals'
const earlierRelease = {
  NODE_OPTIONS: `--require ${fileURLToPath(new URL('without-own-tables.cjs', import.meta.url))}`,
}

async function withServer<Result>(
  env: Record<string, string>,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const server = await startContentServer({ demoContent: 'off', ...content, env: { ...content.env, ...env } })
  try {
    return await use(server.url)
  } finally {
    await server.stop()
  }
}

const proposals = async (url: string) => (await administratorOf(url))('GET', list)

it('Proposals are there again after an earlier release, which has no table for them, was started', async () => {
  const proposed = await withServer({}, async (url) => {
    const administrator = await administratorOf(url)
    const entry = { title: 'نوروز', slug: 'nowruz' }
    const { data } = await administrator('POST', `/content-manager/collection-types/${type}?locale=fa`, entry)
    await administrator('PUT', `${list}/${type}/${data.documentId}?locale=fa`)
    return proposals(url)
  })
  expect(proposed).toMatchObject([{ title: 'نوروز', state: 'proposed' }])
  await withServer(earlierRelease, (url) => expect(proposals(url)).rejects.toThrow())
  expect(await withServer({}, proposals)).toEqual(proposed)
})
