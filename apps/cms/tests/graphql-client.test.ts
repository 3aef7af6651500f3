import {
  AnouncementsDocument,
  createGraphqlClient,
  MainPageEventDocument,
  SoundsDocument,
} from '@islamic-centre/graphql-client'
import { expect, it } from 'vitest'
import { demoServer } from './demo-server.ts'

const { url } = await demoServer()
const client = () => createGraphqlClient({ baseUrl: url, timeoutMs: 60_000 })

it.each(['fa', 'en'])(
  'A program reads the three queries of the home page in %s, with types',
  { tags: ['spec:7.7', 'spec:7.8', 'spec:7.9'] },
  async (locale) => {
    const event = await client().query(MainPageEventDocument, { locale })
    const sounds = await client().query(SoundsDocument, { locale, sort: ['createdAt'] })
    const announcements = await client().query(AnouncementsDocument, { locale })
    expect([event.errors, sounds.errors, announcements.errors]).toEqual([[], [], []])
    expect(event.data.mainPageEvent?.Title).toBeTruthy()
    expect(Number(sounds.data.sounds[0]?.id)).toBeGreaterThan(0)
    expect(announcements.data.anouncements[0]?.date).toMatch(/^\d{4}-\d\d-\d\d$/)
  },
)

it('A query in an unknown language is answered with an error', async () => {
  const call = client().query(SoundsDocument, { locale: 'de' })
  await expect(call).rejects.toMatchObject({ name: 'GraphqlError', message: expect.stringContaining('de') })
})
