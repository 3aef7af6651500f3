import { data } from 'react-router'
import { content } from '../content/content.server.ts'
import { preference } from '../content/in-language.server.ts'
import { withHtml } from '../content/markdown.server.ts'
import { needed } from '../content/sections.server.ts'
import { civilDayInWords } from '../days/day-in-words.ts'
import { LectureRecord } from '../features/audio/lecture-record.tsx'
import { Opening } from '../features/opening/opening.tsx'
import { PageError } from '../features/page-error/page-error.tsx'
import { datedPost } from '../features/posts/dated-posts.ts'
import { recordMeta } from '../page-meta.ts'
import { recordPath } from '../site-pages.ts'
import { articleThing, audioThing } from '../structured-data.ts'
import type { Route } from './+types/lecture'

/** A recording and the notes of what was said belong together where they have the same slug. */
export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const { language, sounds, posts } = content(context)
  const [tracks, all] = await Promise.all([sounds(), posts('lecture')])
  const recordings = preference(language).flatMap((it) =>
    (tracks?.[it] ?? []).filter((track) => track.slug === slug).map((track) => ({ ...track, language: it })),
  )
  const [recording] = recordings
  const notes = all?.find((it) => it.slug === slug)
  const entry = notes ?? recording
  if (!entry) {
    // Without one of the lists nobody knows whether there is such a lecture.
    needed(tracks && all)
    throw data('There is no such lecture.', { status: 404 })
  }
  const { period } = notes ? datedPost(notes, language) : {}
  return {
    slug,
    recording,
    lecture: notes
      ? await withHtml(notes, language)
      : { title: entry.title, language: entry.language, languages: recordings.map((it) => it.language) },
    speaker: notes?.teacher ?? recording?.speaker,
    day: period?.start.date ?? (recording?.date && civilDayInWords(language, recording.date)),
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) => {
  const site = matches[1].loaderData
  if (!loaderData) return recordMeta(site, 'lectures', undefined, error)
  const { slug, lecture, recording } = loaderData
  const { excerpt, cover, startsAt } = 'excerpt' in lecture ? lecture : {}
  const written = {
    ...lecture,
    description: excerpt,
    image: cover,
    date: startsAt ?? undefined,
    path: recordPath(lecture.language, 'lecture', slug),
  }
  return recordMeta(
    site,
    'lectures',
    {
      ...lecture,
      description: excerpt,
      picture: cover,
      address: (language) => recordPath(language, 'lecture', slug),
      things: [
        ...(recording ? [audioThing(recording, recording.language)] : []),
        ...(site && 'html' in lecture ? [articleThing(site.frame, written)] : []),
      ],
    },
    error,
  )
}

export default function LectureRoute({ loaderData: { lecture, ...rest } }: Route.ComponentProps) {
  return (
    <>
      <Opening page="lectures" record={lecture} />
      <LectureRecord lecture={lecture} {...rest} />
    </>
  )
}

export const ErrorBoundary = () => <PageError up="lectures" />
