import { type Schedule, scheduleSchema } from '@islamic-centre/schedule/schedule'
import { pictureFields } from '@islamic-centre/site-contract/picture-fields'
import { type PostKind, postKinds } from '@islamic-centre/site-contract/site-paths'
import { z } from 'zod'
import { dayOf } from '../../dates/civil-day.ts'
import { isUpcoming, soonestFirst } from '../../dates/upcoming.ts'
import { centrePlace } from '../../occurrences/centre-place.ts'
import { momentsOf, type PresentPost, postsAt, withCancelled } from '../../occurrences/posts-at.ts'
import { listQuery } from '../content-query.server.ts'
import type { Translated } from '../in-language.server.ts'
import { markdownText } from '../markdown.server.ts'
import { memoize } from '../memoize.server.ts'
import { mergedList } from '../read.server.ts'
import { latestMonths } from './hijri-months.server.ts'
import { latestPrayerSettings } from './main-page.server.ts'
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

const signUp = z.object({
  opensAt: instant,
  closesAt: instant,
  places: z.number().int().positive().nullish(),
  showPlacesLeft: z.boolean().nullish(),
  askChildren: z.boolean(),
  questions: z.array(z.object({ textFa: z.string(), textEn: z.string(), required: z.boolean() })).nullish(),
})

/** How visitors sign up for an event; how many places are free is another query. */
type SignUp = z.output<typeof signUp>

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
  schedule: optional('schedule', z.unknown().pipe(scheduleSchema)),
  place: optionalText,
  teacher: optionalText,
  registrationUrl: optionalLink,
  streamUrl: optionalLink,
  streaming: z.boolean().nullish(),
  updatedAt: instant,
  signUp: optional('signUp', signUp),
  recording: optional('recording', audioFile),
  video: optional('video', link),
  videoFile: optional('videoFile', videoFile),
})
type Entry = z.output<typeof schema>

/** When it opens and closes, where that is not the start. */
const momentsOfSignUp = (signUp: SignUp | undefined) =>
  [signUp?.opensAt, signUp?.closesAt].flatMap((moment) => (moment ? [Date.parse(moment)] : []))

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
        signUp: { populate: { questions: true } },
      },
    }),
  rows: ({ rest }, query) => rest.posts.list(query),
  moments: (posts, now, latest) => [
    ...momentsOf(posts, now, centrePlace(latestPrayerSettings(latest, latestMonths(latest)))),
    ...posts.flatMap(({ signUp }) => momentsOfSignUp(signUp)),
  ],
})

/** Without its kind; a lecture has the recording and the video that are there, an event its stream. */
const withoutKind = memoize((entry: Translated<Entry>) => {
  const { kind, recording, video, videoFile, schedule, streamUrl, streaming, updatedAt, signUp, ...post } =
    entry
  const planned: Planned = {
    ...(schedule && { schedule }),
    ...(streamUrl && streaming !== false && { streamUrl }),
    ...(updatedAt && { updatedAt }),
    ...(signUp && { signUp }),
  }
  if (kind !== 'lecture') return { ...post, ...planned } as typeof post & Planned & LectureMedia
  const media: LectureMedia = {
    ...(recording && { recording }),
    ...(video && { video }),
    ...(videoFile && { videoFile }),
  }
  return { ...post, ...media } as typeof post & Planned & LectureMedia
})

type Planned = { schedule?: Schedule; streamUrl?: string; updatedAt?: string; signUp?: SignUp }
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
  at: postsAt<PostEntry>,
  searchFields: async (post: PostEntry) => {
    const fields = await searchFields(post)
    return kind === 'class' ? { ...fields, date: undefined } : fields
  },
})

/** The next events that are ahead (`isAhead`) and have a day, soonest first. */
export const upcoming = (events: readonly PresentEntry[], now: Date, limit: number) =>
  withCancelled(events)
    .filter((it) => it.startsAt && isUpcoming(it, now))
    .slice(0, limit)
    .flatMap(({ content, teacher, signUp, startsAt, cover, schedule, cancelled, updatedAt, ...it }) =>
      startsAt ? [{ ...it, startsAt, cover: cover && withoutTexts(cover) }] : [],
    )

export type PostEntry = Awaited<ReturnType<typeof read.event>>[number]
/** A post at its next occurrence. */
export type PresentEntry = PresentPost<PostEntry>
/** A post as lists and pages show it; its text is HTML by then, or left out, and a form is on its own page. */
export type Post = Omit<PresentEntry, 'content' | 'signUp' | 'schedule' | 'cancelled' | 'updatedAt'>
