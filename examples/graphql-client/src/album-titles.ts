import { createGraphqlClient } from '@islamic-centre/graphql-client'
import { AlbumTitlesDocument } from './gen/graphql.ts'

/** The titles of the albums of a language, the newest first. Throws a `GraphqlError` when they cannot be read. */
export async function albumTitles(baseUrl: string, locale: 'fa' | 'en'): Promise<string[]> {
  const { data } = await createGraphqlClient({ baseUrl }).query(AlbumTitlesDocument, { locale })
  return data.imageGalleries.flatMap((album) => album?.title ?? [])
}
