import type { Language } from '@islamic-centre/i18n/locales'
import { pictureFields } from '@islamic-centre/site-contract/picture-fields'
import { type PostKind, postKinds } from '@islamic-centre/site-contract/site-paths'
import { z } from 'zod'
import { dayOf } from '../../dates/civil-day.ts'
import { isUpcoming, soonestFirst } from '../../dates/upcoming.ts'
import { listQuery } from '../content-query.server.ts'
import type { Translated } from '../in-language.server.ts'
import { markdownText } from '../markdown.server.ts'
import { memoize } from '../memoize.server.ts'
import { mergedList } from '../read.server.ts'
import type { Source } from '../sources.server.ts'
import {
  audioFile,
  image,
  instant,
  link,
  optional,
  optionalLink,
  optionalText,
  videoFile,
  withoutTexts,
} from './media.server.ts'

export const schema = z.object({
  documentId: z.string(),
  slug: z.string().min(1),
  kind: z.enum(postKinds),
  title: z.string().min(1),
  excerpt: optionalText,
  content: optionalText,
  cover: optional('cover', image),
  startsAt: instant,
  endsAt: instant,
  place: optionalText,
  teacher: optionalText,
  registrationUrl: optionalLink,
  recording: optional('recording', audioFile),
  video: optional('video', link),
  videoFile: optional('videoFile', videoFile),
})
type Entry = z.output<typeof schema>

export const query = listQuery({
  name: 'posts',
  type: 'post',
  schema,
  entries: ({ rest }, query) =>
    rest.posts.list({
      ...query,
      populate: {
        cover: { fields: pictureFields },
        recording: { fields: ['url', 'updatedAt'] },
        videoFile: { fields: ['url'] },
      },
    }),
  rows: ({ rest }, query) => rest.posts.list(query),
  // At `endsAt` itself the post is not over yet.
  moments: (posts) => posts.flatMap(({ endsAt }) => (endsAt ? [Date.parse(endsAt) + 1] : [])),
})

/** Without its kind; a lecture has the recording and the video that are there. */
const withoutKind = memoize(({ kind, recording, video, videoFile, ...post }: Translated<Entry>) => {
  if (kind !== 'lecture') return post as typeof post & LectureMedia
  const media: LectureMedia = {
    ...(recording && { recording }),
    ...(video && { video }),
    ...(videoFile && { videoFile }),
  }
  return { ...post, ...media }
})

type LectureMedia = Partial<Pick<Entry, 'recording' | 'video' | 'videoFile'>>

/** The posts of a kind, the earliest first; those without a day are last. */
const readOf = (kind: PostKind) =>
  mergedList(query, (posts) =>
    posts
      .filter((it) => it.kind === kind)
      .map(withoutKind)
      .sort(soonestFirst),
  )
const read = { event: readOf('event'), class: readOf('class'), lecture: readOf('lecture') }

const searchFields = async (post: PostEntry) => ({
  about: [post.teacher, post.place],
  texts: [post.excerpt, await markdownText(post.content, post.language)],
  date: post.startsAt ? dayOf(new Date(post.startsAt)) : undefined,
})

/** The posts of one kind as records. A class goes on after its first day, so it is found without a date. */
export const postRecords = (kind: PostKind) => ({
  query,
  read: read[kind],
  searchFields: async (post: PostEntry) => {
    const fields = await searchFields(post)
    return kind === 'class' ? { ...fields, date: undefined } : fields
  },
})

/** The next events that are ahead (`isAhead`) and have a day, soonest first. */
export async function readUpcoming(source: Source, language: Language, now: Date, limit: number) {
  const events = await read.event(source, language)
  return events
    .filter((it) => it.startsAt && isUpcoming(it, now))
    .slice(0, limit)
    .flatMap(({ content, teacher, startsAt, cover, ...it }) =>
      startsAt ? [{ ...it, startsAt, cover: cover && withoutTexts(cover) }] : [],
    )
}

export type PostEntry = Awaited<ReturnType<typeof read.event>>[number]
/** A post as lists and pages show it; its text is HTML by then, or left out. */
export type Post = Omit<PostEntry, 'content'>
