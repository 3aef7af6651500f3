import { createHmac } from 'node:crypto'
import { readUnsavedPreview } from '@islamic-centre/site-contract/unsaved-preview'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readActions } from '../src/public-types'
import { registrationActions } from '../src/sign-ups/sign-up-routes'
import { type Administrator, administratorOf } from './administrator.ts'
import { removeData, seededCopy } from './data.ts'
import { panelAccount, requestsOf } from './panel-account.ts'
import { queryGraphql, read } from './reading.ts'
import { type ContentServer, startContentServer } from './start-content-server.ts'

const site = 'https://www.example.org'
const PREVIEW_SECRET = 'known-to-this-test-and-its-server'
const content = await seededCopy()
const start = (env: Record<string, string>) =>
  startContentServer({
    demoContent: 'once',
    ...content,
    env: { ...content.env, API_TOKEN_SALT: 'the-same-salt-at-each-start', ...env },
  })
const withToken = (SITE_API_TOKEN: string) => start({ PREVIEW_SECRET, SITE_API_TOKEN, SITE_ORIGINS: site })

const token = 'the-token-that-the-site-has'
const bearer = (it: string): RequestInit => ({ headers: { Authorization: `Bearer ${it}` } })

let server: ContentServer
let administrator: Administrator

beforeAll(async () => {
  server = await withToken(token)
  administrator = await administratorOf(server.url)
})

afterAll(async () => {
  await server.stop()
  removeData(content)
})

const documentIdOf = async (collection: string, slug: string) =>
  (await read(`${collection}?filters[slug]=${slug}`, {}, server.url)).body.data[0].documentId

/** The URL that the edit view gets. */
async function previewOf(uid: string, parameters: Record<string, string>): Promise<URL | undefined> {
  const query = new URLSearchParams({ status: 'draft', ...parameters })
  const response = await administrator('GET', `/content-manager/preview/url/${uid}?${query}`)
  return response?.data.url && new URL(response.data.url)
}

describe('An editor who opens the preview', () => {
  it.each([
    ['api::main-page-event.main-page-event', 'fa', '/fa/home'],
    ['api::banner.banner', 'en', '/ca/home'],
    ['api::about.about', 'fa', '/fa/about-us'],
    ['api::service.service', 'en', '/ca/services'],
  ])('of %s in %s is redirected to %s', async (uid, locale, path) => {
    expect((await previewOf(uid, { locale }))?.searchParams.get('path')).toBe(path)
  })

  it.each([
    ['api::anouncement.anouncement', 'anouncements', 'office-hours', '/announcements/office-hours'],
    ['api::page.page', 'pages', 'donate', '/donate'],
    ['api::page.page', 'pages', 'first-visit', '/p/first-visit'],
    ['api::image-gallery.image-gallery', 'imageGalleries', 'the-library', '/gallery-image/the-library'],
  ])('of an entry of %s is redirected to its page', async (uid, collection, slug, page) => {
    const documentId = await documentIdOf(collection, slug)
    for (const [locale, prefix] of [
      ['fa', 'fa'],
      ['en', 'ca'],
    ] as const)
      expect((await previewOf(uid, { documentId, locale }))?.searchParams.get('path')).toBe(
        `/${prefix}${page}`,
      )
  })

  it.each([
    ['event', 'events'],
    ['class', 'classes'],
    ['lecture', 'lectures'],
  ])('of a post of kind %s is redirected to its page below /%s', async (kind, section) => {
    const { data } = await administrator(
      'POST',
      '/content-manager/collection-types/api::post.post?locale=en',
      {
        title: 'Not yet published',
        slug: `draft-${kind}`,
        kind,
      },
    )
    const address = await previewOf('api::post.post', { documentId: data.documentId, locale: 'en' })
    expect(address?.searchParams.get('path')).toBe(`/ca/${section}/draft-${kind}`)
  })

  it('gets no URL of the published page for an entry that was never published', async () => {
    const { data } = await administrator(
      'POST',
      '/content-manager/collection-types/api::page.page?locale=fa',
      {
        title: 'پیش‌نویس',
        slug: 'only-a-draft',
      },
    )
    const { documentId } = data
    expect(
      await previewOf('api::page.page', { documentId, locale: 'fa', status: 'published' }),
    ).toBeUndefined()
    const draft = await previewOf('api::page.page', { documentId, locale: 'fa' })
    expect(draft?.searchParams.get('path')).toBe('/fa/p/only-a-draft')
  })

  it('gets a signed URL that expires soon and does not contain the secret', async () => {
    const before = Date.now()
    const address = await previewOf('api::banner.banner', { locale: 'fa' })
    const { path, status, expires, signature } = Object.fromEntries(address?.searchParams ?? [])
    expect(address?.href.startsWith(`${site}/fa/preview?`)).toBe(true)
    expect(address?.href).not.toContain(PREVIEW_SECRET)
    const expiresAt = Number(expires) * 1000
    expect(expiresAt - before).toBeGreaterThan(9 * 60_000)
    expect(expiresAt - Date.now()).toBeLessThan(11 * 60_000)
    const signed = JSON.stringify(['preview', path, status, expires])
    expect(signature).toBe(createHmac('sha256', PREVIEW_SECRET).update(signed).digest('base64url'))
  })

  it('has a panel that is allowed to frame the site', async () => {
    const { headers } = await fetch(`${server.url}/admin/`)
    expect(headers.get('content-security-policy')).toMatch(new RegExp(`frame-src [^;]*${site}`))
  })

  it('gets no URL for a message, which no page shows', async () => {
    const { data } = await administrator('POST', '/content-manager/collection-types/api::message.message', {
      name: 'A visitor',
      body: 'A question',
      language: 'en',
    })
    expect(await previewOf('api::message.message', { documentId: data.documentId })).toBeUndefined()
  })
})

describe('An editor who has a preview beside the form', () => {
  const uid = 'api::post.post'
  const ask = (body: object, type = uid, token?: string) =>
    fetch(`${server.url}/content-manager/unsaved-preview/${type}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ session: 's', documentId: null, locale: 'fa', shownIn: 'fa', ...body }),
    })
  const preview = async (body: object, type = uid) =>
    (await administrator('POST', `/content-manager/unsaved-preview/${type}`, {
      session: 'of-a-form',
      documentId: null,
      locale: 'fa',
      shownIn: 'fa',
      ...body,
    })) as { address: string; unsaved: string; missing?: string[] }
  const readPreview = (unsaved: string) => readUnsavedPreview(unsaved, PREVIEW_SECRET, new Date())
  const values = { title: 'هنوز ذخیره نشده', kind: 'event', slug: 'not-saved' }

  it('gets the page of an entry that was never saved, signed for a minute, and nothing is stored', async () => {
    const { address, unsaved } = await preview({ values })
    expect(address).toBe(`${site}/fa/events/not-saved?unsaved`)
    expect(readPreview(unsaved)).toMatchObject({
      session: 'of-a-form',
      path: '/fa/events/not-saved',
      type: 'post',
      entries: { fa: { title: values.title, kind: 'event', cover: null } },
    })
    expect(readUnsavedPreview(unsaved, PREVIEW_SECRET, new Date(Date.now() + 61_000))).toBeUndefined()
    expect(
      (await read('posts?status=draft&filters[slug]=not-saved', bearer(token), server.url)).body.data,
    ).toEqual([])
  })

  it('sees it without a valid address part, and reads which field is empty', async () => {
    const withoutSlug = await preview({ values: { ...values, slug: '../../evil?x#y' }, shownIn: 'en' })
    expect(withoutSlug.address).toBe(`${site}/ca/events/unsaved-preview?unsaved`)
    expect((await preview({ values: { ...values, title: '' } })).missing).toEqual(['title'])
    expect(
      (await preview({ values: { title: 'صدا', kind: 'lecture', MainPage: false } }, 'api::sound.sound'))
        .missing,
    ).toEqual(['media'])
  })

  it('has what the languages share in the other one, files of the library only, and no field that is not of the type', async () => {
    const documentId = await documentIdOf('posts', 'persian-school')
    const { results } = await administrator('GET', '/upload/files?pageSize=1')
    const [file] = results
    const { unsaved } = await preview({
      documentId,
      values: {
        ...values,
        kind: 'class',
        cover: { id: file.id, url: 'https://evil.example/x.png' },
        startsAt: '? tomorrow',
        secret: 'x',
        createdBy: { id: 1 },
      },
    })
    const { entries = {} } = readPreview(unsaved) ?? {}
    expect(entries.fa).toMatchObject({ cover: { url: file.url }, startsAt: null, documentId })
    expect(entries.fa).not.toHaveProperty('secret')
    expect(entries.fa).not.toHaveProperty('createdBy')
    expect(entries.en).toMatchObject({ slug: 'not-saved', cover: { url: file.url }, documentId })
    expect(entries.en?.title).not.toBe(values.title)
  })

  it('sees the pictures of the banner as its slides have them', async () => {
    const { results } = await administrator('GET', '/upload/files?pageSize=2')
    const slides = results.map(({ id }: { id: number }) => ({ title: 'اسلاید', image: { id } }))
    const { address, unsaved } = await preview({ values: { slides } }, 'api::banner.banner')
    expect(address).toBe(`${site}/fa/home?unsaved`)
    const { entries = {} } = readPreview(unsaved) ?? {}
    expect(entries.fa?.images).toMatchObject(results.map(({ url }: { url: string }) => ({ url })))
  })

  it('is refused without a session of the panel, for messages, for what is no form, and for a form that is too long', async () => {
    expect((await ask({ values })).status).toBe(401)
    expect((await ask({ values }, uid, token)).status).toBe(401)
    const status = (body: object, type = uid) =>
      preview(body, type).then(
        () => 200,
        ({ message }: Error) => Number(/answered (\d+)/.exec(message)?.[1]),
      )
    expect(await status({ values }, 'api::message.message')).toBe(404)
    expect(await status({ values }, 'admin::user')).toBe(404)
    expect(await status({ values, more: 1 })).toBe(400)
    expect(await status({ values, locale: 'de' })).toBe(400)
    expect(await status({ values: { ...values, content: 'x'.repeat(300_000) } })).toBe(413)
    // An author does not work on the fixed parts of the site.
    const author = await requestsOf(server.url, await panelAccount(administrator, 'strapi-author', 'Ali'))
    const body = { session: 's', documentId: null, locale: 'fa', shownIn: 'fa', values: { title: 'کانون' } }
    const ofAuthor = async (type: string) =>
      (await author('POST', `/content-manager/unsaved-preview/${type}`, body)).status
    expect(await ofAuthor('api::about.about')).toBe(403)
    expect(await ofAuthor(uid)).toBe(200)
  })
})

describe('The site, with its own token,', () => {
  const draft = 'A title that was not published'

  beforeAll(() =>
    administrator('PUT', '/content-manager/single-types/api::main-page-event.main-page-event?locale=en', {
      Title: draft,
    }),
  )

  const readTitle =
    'query ($status: PublicationStatus) { mainPageEvent(locale: "en", status: $status) { Title } }'
  interface PreviewUrl {
    data: { mainPageEvent: { Title: string } }
    errors: { message: string }[]
  }
  const askAs = async (caller: RequestInit, variables: object) => {
    const headers = { 'Content-Type': 'application/json', ...caller.headers }
    const body = JSON.stringify({ query: readTitle, variables })
    const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body })
    return (await response.json()) as PreviewUrl
  }

  it('reads drafts through REST, and no other caller does', async () => {
    const path = 'main-page-event?locale=en&status=draft'
    expect((await read(path, bearer(token), server.url)).body.data.Title).toBe(draft)
    expect((await read(path, {}, server.url)).body.data.Title).not.toBe(draft)
    expect((await read(path, bearer('made-up'), server.url)).status).toBe(401)
  })

  it('reads drafts through GraphQL, and no other caller does', async () => {
    expect((await askAs(bearer(token), { status: 'DRAFT' })).data.mainPageEvent.Title).toBe(draft)
    expect((await askAs({}, { status: 'DRAFT' })).errors[0]?.message).toMatch(/^Drafts are not public/)
    expect((await askAs({}, {})).data.mainPageEvent.Title).not.toBe(draft)
  })

  it('reads every public type with its pictures, creates messages, signs visitors up, and may do nothing else', async () => {
    const { data } = await administrator('GET', '/admin/api-tokens')
    expect(data).toHaveLength(1)
    const granted = [...readActions, 'api::message.message.create', ...registrationActions]
    expect([...data[0].permissions].sort()).toEqual(granted.sort())
    const { body } = await read('banner?status=draft&populate=images', bearer(token), server.url)
    expect(body.data.images.length).toBeGreaterThan(0)
    expect((await read('messages', bearer(token), server.url)).status).toBe(403)
    const write = { method: 'PUT', body: '{"data":{"Title":"x"}}', ...bearer(token) }
    expect((await read('main-page-event', write, server.url)).status).toBe(403)
  })
})

describe('The token of the environment', () => {
  const permission = 'api::sound.sound.findOne'
  const tokens = async () => (await administrator('GET', '/admin/api-tokens')).data

  it('changes with the variable, and what an administrator revoked stays revoked', async () => {
    const [{ id, name, description, permissions }] = await tokens()
    const remaining = permissions.filter((it: string) => it !== permission)
    await administrator('PUT', `/admin/api-tokens/${id}`, {
      name,
      description,
      type: 'custom',
      permissions: remaining,
    })
    await server.stop()
    server = await withToken('another-token-for-the-site')
    administrator = await administratorOf(server.url)

    expect((await read('about?status=draft', bearer(token), server.url)).status).toBe(401)
    const now = bearer('another-token-for-the-site')
    expect((await read('about?status=draft', now, server.url)).status).toBe(200)
    const [only, ...others] = await tokens()
    expect(others).toEqual([])
    expect([...only.permissions].sort()).toEqual([...remaining].sort())
  })

  it('is removed with the variable, and so are the previews with their secret', async () => {
    await server.stop()
    server = await start({})
    administrator = await administratorOf(server.url)
    expect(await tokens()).toEqual([])
    expect((await read('about', bearer('another-token-for-the-site'), server.url)).status).toBe(401)
    expect(await previewOf('api::banner.banner', { locale: 'fa' })).toBeUndefined()
    expect((await queryGraphql('{ about { title } }', {}, server.url)).body.data.about.title).toBeTruthy()
  })
})
