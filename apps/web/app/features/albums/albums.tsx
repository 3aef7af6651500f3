import { Image } from '../../components/image.tsx'
import { RecordCard } from '../../components/record-card.tsx'
import { RecordList } from '../../components/record-list.tsx'
import type { Album } from '../../content/types/albums.server.ts'
import type { ShownPicture } from '../../content/types/media.server.ts'
import type { Paging } from '../../paging/paging.ts'
import { AlbumFacts } from './album-facts.tsx'

/** What a list shows of an album. */
type AlbumCover = Pick<Album, 'documentId' | 'slug' | 'title' | 'description' | 'date' | 'language'> & {
  cover: ShownPicture | undefined
  count: number
  day: string | undefined
}

type AlbumsProps = { albums: readonly AlbumCover[]; paging: Paging }

/** The albums, the newest first, each linking to its pictures. */
export function Albums({ albums, paging }: AlbumsProps) {
  return (
    <RecordList page="galleryImage" paging={paging}>
      {albums.map(({ date, day, cover, count, ...album }, at) => (
        <RecordCard
          key={album.documentId}
          kind="album"
          record={album}
          summary={album.description}
          meta={<AlbumFacts date={date} day={day} count={count} />}
          // Decorative: the title is beside it.
          media={cover && <Image first={at === 0} picture={cover} layout="half" alt="" />}
        />
      ))}
    </RecordList>
  )
}
