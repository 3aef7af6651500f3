import { createRestClient } from '@islamic-centre/rest-client'
import { validateWithContract } from '@islamic-centre/rest-client/contract'

/** A line for each of the next ten events. Throws a `RestError` when they cannot be read. */
export async function upcomingEvents(baseUrl: string, now: Date): Promise<string[]> {
  const client = createRestClient({ baseUrl, validate: validateWithContract })
  const { data } = await client.posts.list({
    locale: 'en',
    filters: { kind: { $eq: 'event' }, startsAt: { $gte: now.toISOString() } },
    sort: 'startsAt:asc',
    pagination: { pageSize: 10 },
  })
  return data.map(({ startsAt, title, place }) =>
    [startsAt?.slice(0, 16).replace('T', ' '), title, place].filter(Boolean).join('  '),
  )
}
