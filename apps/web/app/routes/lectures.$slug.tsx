import { data } from 'react-router'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { withHtml } from '../content/markdown.server.ts'
import { required } from '../content/read.server.ts'
import { dayOf } from '../dates/civil-day.ts'
import { datedPost } from '../dates/dated-posts.ts'
import { formatCivilDay } from '../dates/format-days.ts'
import { findLecture } from '../features/lectures/find-lecture.ts'
import { LectureRecord } from '../features/lectures/lecture-record.tsx'
import { SoundPlayer } from '../features/player/sound-player.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { redirectMoved } from '../loaders/redirect-moved.server.ts'
import { recordPath } from '../paths/site-pages.ts'
import { recordHead } from '../seo/page-head.server.ts'
import { articleJsonLd, audioJsonLd, videosJsonLd } from '../seo/structured-data.server.ts'
import type { Route } from './+types/lectures.$slug'

export async function loader({ params: { slug }, context, url }: Route.LoaderArgs) {
  const source = content(context)
  const { language, sounds: readSounds, records, siteData } = source
  const [sounds, all, site] = await Promise.all([readSounds(), records('lecture'), siteData()])
  const { recordings, notes } = findLecture(slug, language, { sounds, notes: all })
  const [recording] = recordings
  const entry = notes ?? recording
  if (!entry) {
    // The lecture may be in a list that could not be read.
    required(sounds && all)
    await redirectMoved(source, url, 'lecture', slug)
    throw data('There is no such lecture.', { status: 404 })
  }
  const { period } = notes ? datedPost(notes, language) : {}
  const lecture = notes
    ? await withHtml(notes, language)
    : { title: entry.title, language: entry.language, languages: recordings.map((it) => it.language) }
  const date = notes?.startsAt ? dayOf(new Date(notes.startsAt)) : undefined
  const video = (notes?.video ?? notes?.videoFile) && { date, url: notes.video, file: notes.videoFile }
  const article = notes && {
    ...notes,
    description: notes.excerpt,
    image: notes.cover,
    date: notes.startsAt ?? undefined,
    path: recordPath(notes.language, 'lecture', slug),
  }
  const head = recordHead(site, 'lecture', {
    ...lecture,
    slug,
    description: notes?.excerpt,
    picture: notes?.cover,
    jsonLd: [
      ...(article ? [articleJsonLd(site, article)] : []),
      ...(recording ? [audioJsonLd(recording, recording.language)] : []),
      ...(notes && video ? videosJsonLd([{ ...notes, description: notes.excerpt, ...video }]) : []),
    ],
  })
  return {
    head,
    recording,
    lecture,
    video: notes?.videoFile?.url ?? notes?.video,
    speaker: notes?.teacher ?? recording?.speaker,
    day: period?.start.date ?? (recording?.date && formatCivilDay(language, recording.date)),
  }
}

export default function LectureRoute({ loaderData }: Route.ComponentProps) {
  const { lecture, recording, video, speaker, day } = loaderData
  return (
    <>
      <PageHeader page="lectures" record={lecture} />
      <LectureRecord
        lecture={lecture}
        recording={recording}
        speaker={speaker}
        day={day}
        video={video}
        player={
          recording && (
            <SoundPlayer
              name={`lecture-${recording.slug}`}
              sounds={{ fa: [], ca: [], [recording.language]: [recording] }}
            />
          )
        }
      />
    </>
  )
}

export const ErrorBoundary = () => <PageError list={{ page: 'lectures', name: 'lectures.all' }} />
export { meta } from '../seo/head-tags.ts'
