import { afterAll, expect, it } from 'vitest'
import { hostile } from '../../../packages/ui/src/markdown/hostile.fixture.ts'
import { fullAccessToken } from './administrator.ts'
import { answerOf } from './answer-of.ts'
import { runIn } from './database-rows.ts'
import { emptyServer } from './empty-server.ts'
import { queryGraphql, read } from './reading.ts'

const server = await emptyServer()
const program = await fullAccessToken(server.administrator)
afterAll(() => server.giveBack())

const hourMs = 60 * 60 * 1000
const later = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()
let made = 0
/** A draft as the form has it; the family has not consented yet. */
const notice = (fields: object = {}) => {
  made += 1
  return {
    title: 'نام نمونه',
    slug: `notice-${made}-${Date.now()}`,
    burialAt: later(24),
    consent: false,
    ...fields,
  }
}

const entries = 'collection-types/api::death-notice.death-notice'
const send = async (path: string, body: object, language = 'en', locale = 'fa') =>
  answerOf(
    await fetch(`${server.url}/content-manager/${entries}${path}?locale=${locale}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...server.headers,
        Cookie: `panel-language=${language}`,
      },
      body: JSON.stringify(body),
    }),
  )
const publish = (entry: object) => send('/actions/publish', entry)

/** What visitors read of a notice by its address part: by REST, its number of rows, and by GraphQL. */
async function seen(slug: string, documentId: string) {
  const where = `filters[slug]=${slug}&locale=fa`
  const list = await read(`death-notices?${where}`, {}, server.url)
  const one = await read(`death-notices/${documentId}?locale=fa`, {}, server.url)
  const { body } = await queryGraphql(
    `query ($slug: String) {
      deathNotices(locale: "fa", filters: { slug: { eq: $slug } }) { title }
      deathNotices_connection(locale: "fa", filters: { slug: { eq: $slug } }) { pageInfo { total } }
    }`,
    { slug },
    server.url,
  )
  return {
    list: list.body.data.length,
    total: list.body.meta.pagination.total,
    one: one.status,
    graphql: body.data.deathNotices.length,
    counted: body.data.deathNotices_connection.pageInfo.total,
  }
}
const visible = { list: 1, total: 1, one: 200, graphql: 1, counted: 1 }
const absent = { list: 0, total: 0, one: 404, graphql: 0, counted: 0 }

it('without the consent of the family a death notice is saved, but not published, with a sentence in both languages', async () => {
  const entry = notice()
  const saved = await send('', entry)
  expect(saved.status).toBeLessThan(300)
  const again = `/${saved.body.data.documentId}/actions/publish`
  const refused = await send(again, entry)
  expect(refused.status).toBe(400)
  expect(refused.body.error.details.errors).toMatchObject([
    { path: ['consent'], message: expect.stringContaining('only with the consent of the family') },
  ])
  const inPersian = await send(again, entry, 'fa-u-ca-gregory-nu-latn')
  expect(inPersian.body.error.message).toContain('تنها با رضایت خانواده منتشر می‌شود')
  expect(await seen(entry.slug, saved.body.data.documentId)).toEqual(absent)
})

it('it needs a time or an end, and is not published after its end', async () => {
  const none = await publish(notice({ consent: true, burialAt: null }))
  expect(none.body.error.details.errors).toMatchObject([
    { path: ['until'], message: expect.stringContaining('at least one time') },
  ])
  for (const past of [{ burialAt: later(-13) }, { until: later(-1) }]) {
    const ended = await publish(notice({ consent: true, ...past }))
    expect(ended.body.error.details.errors).toMatchObject([
      { path: ['until'], message: expect.stringContaining('has ended') },
    ])
  }
  for (const entry of [{ burialAt: later(-11) }, { burialAt: null, until: later(1) }])
    expect((await publish(notice({ consent: true, ...entry }))).status).toBeLessThan(300)
})

it('another program publishes none without consent, by creating, changing or translating', async () => {
  const call = async (method: string, path: string, data: object) =>
    answerOf(
      await fetch(`${server.url}/api/death-notices${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${program}` },
        body: JSON.stringify(data),
      }),
    )
  const created = await call('POST', '?locale=fa', { data: notice() })
  expect([created.status, created.body.error.message]).toEqual([400, expect.stringContaining('consent')])
  const { data } = (await send('', notice())).body
  const changed = await call('PUT', `/${data.documentId}?locale=fa`, { data: { title: 'نامی دیگر' } })
  expect([changed.status, changed.body.error.message]).toEqual([400, expect.stringContaining('consent')])
  const translated = await call('POST', `/${data.documentId}/localizations`, {
    locale: 'en',
    title: 'A name',
  })
  expect([translated.status, translated.body.error.message]).toEqual([
    400,
    expect.stringContaining('consent'),
  ])
  const consented = await call('PUT', `/${data.documentId}?locale=fa`, { data: { consent: true } })
  expect(consented.status).toBe(200)
})

/** A notice on the site in both languages. */
async function onSite() {
  const entry = notice({ consent: true })
  const { documentId } = (await send('', entry)).body.data
  for (const locale of ['fa', 'en'])
    expect((await send(`/${documentId}/actions/publish`, entry, 'en', locale)).status).toBeLessThan(300)
  return { entry, documentId: documentId as string }
}
const languagesOf = async (slug: string) => {
  const { body } = await read(`death-notices?filters[slug]=${slug}&locale=*`, {}, server.url)
  return body.data.map(({ locale }: { locale: string }) => locale).toSorted()
}
const put = async (documentId: string, fields: object, locale = 'fa') =>
  answerOf(
    await fetch(`${server.url}/content-manager/${entries}/${documentId}?locale=${locale}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', ...server.headers, Cookie: 'panel-language=en' },
      body: JSON.stringify(fields),
    }),
  )

it('unpublished in one language it is withdrawn in all, alone or among others', async () => {
  const [one, other] = [await onSite(), await onSite()]
  expect(await languagesOf(one.entry.slug)).toEqual(['en', 'fa'])
  await send(`/${one.documentId}/actions/unpublish`, {}, 'en', 'en')
  expect(await languagesOf(one.entry.slug)).toEqual([])
  await send('/actions/bulkUnpublish', { documentIds: [other.documentId] })
  expect(await languagesOf(other.entry.slug)).toEqual([])
  const again = await send(`/${one.documentId}/actions/publish`, one.entry)
  expect(again.status).toBeLessThan(300)
  expect(await languagesOf(one.entry.slug)).toEqual(['fa'])
})

/** What is planned for a notice, after it is planned anew where times are given. */
async function planned(documentId: string, times?: object): Promise<{ action: string; state: string }[]> {
  const path = `schedule/api::death-notice.death-notice/${documentId}?locale=fa`
  const { body } = await answerOf(
    await fetch(`${server.url}/content-manager/${path}`, {
      method: times ? 'PUT' : 'GET',
      headers: { 'Content-Type': 'application/json', ...server.headers },
      ...(times && {
        body: JSON.stringify({ publishAt: null, unpublishAt: null, locales: ['fa', 'en'], ...times }),
      }),
    }),
  )
  return body.actions
}

it('what was planned before it was withdrawn does not publish it again', async () => {
  const { entry, documentId } = await onSite()
  const times = { publishAt: later(1) }
  expect(await planned(documentId, times)).toHaveLength(2)
  await send(`/${documentId}/actions/unpublish`, {}, 'en', 'fa')
  expect(await planned(documentId)).toEqual([])
  // Planned afterwards, it is a new decision.
  await send(`/${documentId}/actions/publish`, entry, 'en', 'en')
  expect(await planned(documentId, times)).toHaveLength(2)
})

it('unpublished at its time in one language it is withdrawn in all', async () => {
  const { entry, documentId } = await onSite()
  await planned(documentId, { unpublishAt: later(1 / 3600), locales: ['en'] })
  await expect.poll(() => languagesOf(entry.slug)).toEqual([])
})

it('the consent is not taken from a notice that is on the site: the sentence says how it is withdrawn', async () => {
  const { entry, documentId } = await onSite()
  const withoutConsent = { ...entry, consent: false }
  const saved = await put(documentId, withoutConsent, 'en')
  const published = await send(`/${documentId}/actions/publish`, withoutConsent)
  for (const { status, body } of [saved, published]) {
    expect(status).toBe(400)
    expect(body.error.details.errors).toMatchObject([
      { path: ['consent'], message: expect.stringContaining('withdraw it with “Unpublish”') },
    ])
  }
  await send(`/${documentId}/actions/unpublish`, {})
  expect((await put(documentId, withoutConsent)).status).toBe(200)
})

it('what another program changes is checked with the draft, which is what it publishes', async () => {
  const { documentId } = await onSite()
  // As a restored version leaves it.
  const isDraft = `document_id = '${documentId}' AND published_at IS NULL`
  runIn(server, `UPDATE death_notices SET consent = false WHERE ${isDraft}`)
  const response = await fetch(`${server.url}/api/death-notices/${documentId}?locale=fa`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${program}` },
    body: JSON.stringify({ data: { title: 'نامی دیگر' } }),
  })
  expect(response.status).toBe(400)
})

it('a copy has neither the consent nor the end of the first notice', async () => {
  const entry = notice({ consent: true, until: later(48) })
  const { documentId } = (await send('', entry)).body.data
  const copy = (more: object) => send(`/clone/${documentId}`, { ...entry, slug: `${entry.slug}-b`, ...more })
  const { body } = await copy({})
  expect(body.data).toMatchObject({ title: entry.title, consent: false, until: null })
})

it('visitors read it from its publication to its end, and neither the consent nor an address that it had before', async () => {
  const entry = notice({ consent: true })
  const { documentId } = (await send('', entry)).body.data
  expect(await seen(entry.slug, documentId)).toEqual(absent)
  await send(`/${documentId}/actions/publish`, entry)
  expect(await seen(entry.slug, documentId)).toEqual(visible)
  const moved = { ...entry, slug: `${entry.slug}-moved` }
  expect((await send(`/${documentId}/actions/publish`, moved)).status).toBeLessThan(300)
  expect(await seen(moved.slug, documentId)).toEqual(visible)
  const everything = () =>
    Promise.all(
      [
        'death-notices?locale=fa&populate=*',
        `death-notices/${documentId}?locale=fa`,
        'previous-addresses',
      ].map(async (path) => JSON.stringify((await read(path, {}, server.url)).body)),
    ).then((all) => all.join())
  const before = await everything()
  expect(before).toContain(entry.slug)
  expect(before).toContain(moved.slug)
  expect(before).not.toContain('consent')

  // As if its end had come.
  runIn(server, `UPDATE death_notices SET until = created_at WHERE document_id = '${documentId}'`)
  expect(await seen(moved.slug, documentId)).toEqual(absent)
  const after = await everything()
  expect(after).not.toContain(entry.slug)
  expect((await read('death-notices?filters[consent]=true', {}, server.url)).status).toBe(400)
})

it('whatever its texts contain, it is stored and read as it was written', async () => {
  const text = hostile.filter((it) => !it.includes('\0')).join('\n\n')
  const entry = notice({
    consent: true,
    title: `<script>harm()</script> ' " --`,
    burialPlace: text.slice(0, 200),
    content: text,
  })
  const { body } = await publish(entry)
  const one = await read(`death-notices/${body.data.documentId}?locale=fa`, {}, server.url)
  expect(one.body.data).toMatchObject({ title: entry.title, burialPlace: text.slice(0, 200), content: text })
})
