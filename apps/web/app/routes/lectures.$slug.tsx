import type { Language } from '@islamic-centre/i18n/locales'
import { data } from 'react-router'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { preference } from '../content/in-language.server.ts'
import { withHtml } from '../content/markdown.server.ts'
import { required } from '../content/read.server.ts'
import { datedPost } from '../dates/dated-posts.ts'
import { formatCivilDay } from '../dates/format-days.ts'
import { LectureRecord } from '../features/lectures/lecture-record.tsx'
import { SoundPlayer } from '../features/player/sound-player.tsx'
import { PageError } from '../features/site-layout/page-error.tsx'
import { recordPath } from '../paths/site-pages.ts'
import { headTags } from '../seo/head-tags.ts'
import { recordHead } from '../seo/page-head.server.ts'
import { articleJsonLd, audioJsonLd } from '../seo/structured-data.server.ts'
import type { Route } from './+types/lectures.$slug'

/** A recording and the notes of a lecture belong together where they have the same slug. */
export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const { language, sounds, records, siteData } = content(context)
  const [tracks, all, site] = await Promise.all([sounds(), records('lecture'), siteData()])
  const recordings = preference(language).flatMap((it) =>
    (tracks?.[it] ?? []).filter((track) => track.slug === slug).map((track) => ({ ...track, language: it })),
  )
  const [recording] = recordings
  const notes = all?.find((it) => it.slug === slug)
  const entry = notes ?? recording
  if (!entry) {
    // Without one of the lists nobody knows whether there is such a lecture.
    required(tracks && all)
    throw data('There is no such lecture.', { status: 404 })
  }
  const { period } = notes ? datedPost(notes, language) : {}
  const lecture = notes
    ? await withHtml(notes, language)
    : { title: entry.title, language: entry.language, languages: recordings.map((it) => it.language) }
  const path = (it: Language) => recordPath(it, 'lecture', slug)
  const article = notes && {
    ...notes,
    description: notes.excerpt,
    image: notes.cover,
    date: notes.startsAt ?? undefined,
    path: path(notes.language),
  }
  const head = recordHead(site, 'lectures', {
    ...lecture,
    description: notes?.excerpt,
    picture: notes?.cover,
    path,
    jsonLd: [
      ...(recording ? [audioJsonLd(recording, recording.language)] : []),
      ...(article ? [articleJsonLd(site, article)] : []),
    ],
  })
  return {
    head,
    recording,
    lecture,
    speaker: notes?.teacher ?? recording?.speaker,
    day: period?.start.date ?? (recording?.date && formatCivilDay(language, recording.date)),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function LectureRoute({ loaderData }: Route.ComponentProps) {
  const { lecture, recording, speaker, day } = loaderData
  return (
    <>
      <PageHeader page="lectures" record={lecture} />
      <LectureRecord
        lecture={lecture}
        recording={recording}
        speaker={speaker}
        day={day}
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

export const ErrorBoundary = () => <PageError up="lectures" />
