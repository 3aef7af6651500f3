import { PlayIcon } from '@islamic-centre/ui/icon'
import { Image } from '../../components/image.tsx'
import { RecordCard } from '../../components/record-card.tsx'
import { RecordList } from '../../components/record-list.tsx'
import type { Video } from '../../content/types/videos.server.ts'
import type { Paging } from '../../paging/paging.ts'
import './videos.css'

/** What a list shows of a video. */
type VideoCard = Omit<Video, 'url' | 'file' | 'languages'> & { day: string | undefined }

type VideosProps = { videos: readonly VideoCard[]; paging: Paging }

/** The videos, the newest first, each linking to its own page, where it plays. */
export function Videos({ videos, paging }: VideosProps) {
  return (
    <RecordList page="gallery" paging={paging}>
      {videos.map(({ cover, date, day, ...video }, at) => (
        <RecordCard
          key={video.documentId}
          kind="video"
          record={video}
          summary={video.description}
          className="ui-span-third"
          meta={day && <time dateTime={date ?? undefined}>{day}</time>}
          media={
            cover && (
              <div className="gallery__still">
                <Image first={at === 0} picture={cover} layout="third" alt="" />
                <span className="gallery__sign">
                  <PlayIcon />
                </span>
              </div>
            )
          }
        />
      ))}
    </RecordList>
  )
}
