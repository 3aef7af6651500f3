import type { Administrator } from './administrator.ts'

const posts = '/content-manager/collection-types/api::post.post'

export const question = { textFa: 'غذای بی‌گوشت؟', textEn: 'Vegetarian?', required: true }
export const signUpForm = {
  places: 2,
  waitingList: true,
  showPlacesLeft: true,
  askChildren: true,
  questions: [question],
}

/** Publishes an event in both languages that takes names, and answers with its documentId. */
export async function publishEvent(
  administrator: Administrator,
  slug: string,
  signUp: object | null = signUpForm,
  startsAt = new Date(Date.now() + 7 * 86_400_000).toISOString(),
): Promise<string> {
  const entry = { slug, kind: 'event', startsAt, signUp }
  const { data } = await administrator('POST', `${posts}?locale=fa`, {
    ...entry,
    title: 'شام خانواده‌ها',
    place: 'تالار',
  })
  const { documentId } = data
  await administrator('PUT', `${posts}/${documentId}?locale=en`, { ...entry, title: 'Family supper' })
  for (const locale of ['fa', 'en']) await publish(administrator, documentId, locale)
  return documentId
}

/** Publishes a language of the event as it is saved, with other values for some fields. */
export async function publish(
  administrator: Administrator,
  documentId: string,
  locale: string,
  changes: object = {},
) {
  const path = `${posts}/${documentId}`
  const { data } = await administrator('GET', `${path}?locale=${locale}`)
  const { title, slug, kind, startsAt, place, signUp } = data
  const saved = { title, slug, kind, startsAt, place, signUp }
  await administrator('POST', `${path}/actions/publish?locale=${locale}`, { ...saved, ...changes })
}
