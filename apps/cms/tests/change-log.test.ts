import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiToken } from './administrator.ts'
import { answerOf } from './answer-of.ts'
import { actionsOf, changesOf } from './change-log-requests.ts'
import { rowsIn, runIn } from './database-rows.ts'
import { emptyServer } from './empty-server.ts'
import { type PanelAccount, panelAccount, requestsOf } from './panel-account.ts'
import { pngPicture } from './png-picture.ts'
import { uploadForm } from './upload-form.ts'
import { type Send, type VersionRequests, versionRequests } from './version-requests.ts'

const server = await emptyServer()
const { administrator, url } = server
const type = 'api::anouncement.anouncement'
const log = '/content-manager/change-log'

let editor: PanelAccount
let author: PanelAccount
let chief: PanelAccount
let asEditor: Send
let asAuthor: Send
let asChief: Send
let entries: VersionRequests

beforeAll(async () => {
  chief = await server.newAccount()
  editor = await panelAccount(administrator, 'strapi-editor', 'Parvaneh')
  author = await panelAccount(administrator, 'strapi-author', 'Siavash')
  asChief = await requestsOf(url, chief)
  asEditor = await requestsOf(url, editor)
  asAuthor = await requestsOf(url, author)
  entries = versionRequests(asEditor, type)
})

afterAll(() => server.giveBack())

/** What an account did, without its sign-in, the oldest first. */
const doneBy = async ({ id }: PanelAccount, filters: object = {}) =>
  (await changesOf(administrator, { person: String(id), ...filters })).filter(
    ({ action }) => action !== 'signedIn',
  )

/** What an account does meanwhile. */
async function doneMeanwhile(account: PanelAccount, work: () => Promise<unknown>) {
  const before = (await doneBy(account)).length
  await work()
  return (await doneBy(account)).slice(before)
}

const post = (path: string, data: object, headers: Record<string, string> = {}) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(data),
  }).then(answerOf)

const signIn = (email: string, password: string) => post('/admin/login', { email, password })

describe('The change log has one row', () => {
  it('for each change of an entry, with who, what and in which language', async () => {
    let id = ''
    const rows = await doneMeanwhile(editor, async () => {
      const day = { date: '2026-12-01' }
      id = await entries.create({ title: 'یک', slug: 'logged', ...day })
      await entries.save(id, { title: 'دو' })
      await entries.save(id, { title: 'دو' })
      await entries.publish(id, { title: 'سه' })
      // The date is shared with the other language, which is no change of that by the editor.
      await entries.save(id, { title: 'Four', slug: 'logged', date: '2026-12-02' }, 'en')
      await entries.unpublish(id)
      await entries.remove(id)
      const [{ change }] = await entries.inBin(id)
      await entries.restoreDeleted(id, change)
      await entries.remove(id, 'en')
    })
    const inLanguage = (code: string) =>
      rows.filter(({ locale }) => locale === code).map(({ action, title }) => [action, title])
    expect(inLanguage('fa')).toEqual([
      ['created', 'یک'],
      ['saved', 'دو'],
      ['published', 'سه'],
      ['unpublished', 'سه'],
      ['deleted', 'سه'],
      ['restored', 'سه'],
    ])
    expect(inLanguage('en')).toEqual([
      ['created', 'Four'],
      ['deleted', 'Four'],
      ['restored', 'Four'],
      ['deleted', 'Four'],
    ])
    for (const row of rows)
      expect(row).toMatchObject({
        ...{ author: 'Parvaneh', authorId: editor.id, authorKind: 'person' },
        ...{ contentType: type, documentId: id, typeName: 'Announcement', exists: row.locale === 'fa' },
      })
  })

  it('for a time that is set, cancelled and reached, and for each step of a proposal', async () => {
    const timed = await entries.create({ title: 'به‌موقع', slug: 'logged-on-time', date: '2026-12-01' })
    const schedule = (publishAt: Date | null) =>
      asEditor('PUT', `/content-manager/schedule/${type}/${timed}?locale=fa`, {
        publishAt,
        unpublishAt: null,
        locales: ['fa'],
      })
    const later = new Date(Date.now() + 86_400_000)
    const set = await doneMeanwhile(editor, async () => {
      await schedule(later)
      await schedule(later)
      await schedule(null)
      await schedule(new Date(Date.now() + 2000))
    })
    expect(actionsOf(set)).toEqual(['publishScheduled', 'publishCancelled', 'publishScheduled'])
    expect(set[0]).toMatchObject({ title: 'به‌موقع', plannedAt: later.toISOString() })
    const performed = () => changesOf(administrator, { kind: 'publishedOnTime', title: 'به‌موقع' })
    await expect.poll(performed).toMatchObject([{ documentId: timed, author: null, authorKind: 'server' }])
    expect(actionsOf(await changesOf(administrator, { kind: 'published', title: 'به‌موقع' }))).toEqual([])

    const byAuthor = versionRequests(asAuthor, type)
    const mine = await byAuthor.create({ title: 'پیشنهادی', slug: 'logged-proposal', date: '2026-12-01' })
    const proposal = `/content-manager/proposals/${type}/${mine}`
    const proposed = await doneMeanwhile(author, async () => {
      await asAuthor('PUT', proposal)
      await asAuthor('DELETE', proposal)
      await asAuthor('PUT', proposal)
    })
    expect(actionsOf(proposed)).toEqual(['proposed', 'proposalWithdrawn', 'proposed'])
    const returned = await doneMeanwhile(editor, () =>
      asEditor('POST', `${proposal}/return`, { message: 'کوتاه‌تر' }),
    )
    expect(returned).toMatchObject([{ action: 'proposalReturned', title: 'پیشنهادی' }])
  })

  it('for each file of the library', async () => {
    const { token } = (await signIn(chief.email, chief.password)).body.data
    const headers = { Authorization: `Bearer ${token}` }
    const send = async (path: string, name: string): Promise<{ id: number }[]> => {
      const form = uploadForm([[name, await pngPicture(), 'image/png']])
      const response = await fetch(url + path, { method: 'POST', headers, body: form })
      return (await response.json()) as { id: number }[]
    }
    const rows = await doneMeanwhile(chief, async () => {
      const [file] = await send('/upload', 'logged.png')
      await asChief('POST', '/upload/actions/bulk-update', {
        updates: [{ id: file?.id, fileInfo: { alternativeText: 'گنبد' } }],
      })
      await send(`/upload/files/${file?.id}/replace`, 'logged.png')
      await asChief('DELETE', `/upload/files/${file?.id}`)
    })
    expect(rows.map(({ action, title }) => [action, title])).toEqual([
      ['fileUploaded', 'logged.png'],
      ['fileChanged', 'logged.png'],
      ['fileReplaced', 'logged.png'],
      ['fileDeleted', 'logged.png'],
    ])
  })

  it('for each folder of the library, and for what is moved into it or deleted with it', async () => {
    const { token } = (await signIn(chief.email, chief.password)).body.data
    const headers = { Authorization: `Bearer ${token}` }
    const form = uploadForm([['moved.png', await pngPicture(), 'image/png']])
    const uploaded = await fetch(`${url}/upload`, { method: 'POST', headers, body: form })
    const [file] = (await uploaded.json()) as { id: number }[]
    const rows = await doneMeanwhile(chief, async () => {
      const { body } = await asChief('POST', '/upload/folders', { name: 'عکس‌ها', parent: null })
      const { id } = body.data
      await asChief('PUT', `/upload/folders/${id}`, { name: 'عکس‌های نوروز', parent: null })
      const moved = { folderIds: [], fileIds: [file?.id], destinationFolderId: id }
      await asChief('POST', '/upload/actions/bulk-move', moved)
      await asChief('POST', '/upload/actions/bulk-delete', { folderIds: [id], fileIds: [] })
    })
    expect(rows.map(({ action, title }) => [action, title])).toEqual([
      ['folderCreated', 'عکس‌ها'],
      ['folderChanged', 'عکس‌های نوروز'],
      ['filesMoved', 'moved.png'],
      ['fileDeleted', 'moved.png'],
      ['folderDeleted', 'عکس‌های نوروز'],
    ])
  })

  it('for each sign-in of the panel, and not the address of one without an account', async () => {
    const returning = await panelAccount(administrator, 'strapi-author', 'Golnar')
    await signIn(returning.email, 'Wrong-Horse-1')
    const { token } = (await signIn(returning.email, returning.password)).body.data
    await post('/admin/logout', {}, { Authorization: `Bearer ${token}` })
    const rows = await changesOf(administrator, { person: String(returning.id), kind: 'session' })
    expect(actionsOf(rows)).toEqual(['signInFailed', 'signedIn', 'signedOut'])

    const unknown = async () =>
      (await changesOf(administrator, { kind: 'signInFailed' })).filter((it) => !it.authorId)
    const before = (await unknown()).length
    await signIn('mistyped-Q7xk2@example.org', 'Wrong-Horse-1')
    const after = await unknown()
    expect(after).toHaveLength(before + 1)
    expect(after.at(-1)).toMatchObject({ author: null, authorKind: 'unknown' })
  })

  it('for accounts, roles, tokens and settings', async () => {
    const { data: roles } = await administrator('GET', '/admin/roles')
    const [role] = roles.filter(({ code }: { code: string }) => code === 'strapi-author')
    let account = 0
    const rows = await doneMeanwhile(chief, async () => {
      const invited = { firstname: 'Bahar', email: 'bahar.logged@example.org', roles: [role.id] }
      account = (await asChief('POST', '/admin/users', invited)).body.data.id
      const change = (data: object) => asChief('PUT', `/admin/users/${account}`, data)
      await change({ password: 'Correct-Horse-8', isActive: true })
      await change({ lastname: 'Kamali' })
      await change({ password: 'Correct-Horse-9' })
      await change({ isActive: false })
      await change({ isActive: true })
      await asChief('DELETE', `/admin/users/${account}`)

      const named = { name: 'Logged role', description: '' }
      const { id } = (await asChief('POST', '/admin/roles', named)).body.data
      await asChief('PUT', `/admin/roles/${id}`, { ...named, description: 'changed' })
      await asChief('PUT', `/admin/roles/${id}/permissions`, { permissions: [] })
      await asChief('DELETE', `/admin/roles/${id}`)

      const token = { name: 'Logged token', description: '', type: 'read-only', lifespan: null }
      const made = (await asChief('POST', '/admin/api-tokens', token)).body.data
      await asChief('PUT', `/admin/api-tokens/${made.id}`, { name: token.name, description: 'changed' })
      await asChief('POST', `/admin/api-tokens/${made.id}/regenerate`)
      await asChief('DELETE', `/admin/api-tokens/${made.id}`)

      const hook = {
        name: 'Logged hook',
        url: 'https://example.org/hook',
        headers: {},
        events: ['entry.update'],
      }
      const webhook = (await asChief('POST', '/admin/webhooks', hook)).body.data
      await asChief('PUT', `/admin/webhooks/${webhook.id}`, { ...hook, isEnabled: false })
      await asChief('DELETE', `/admin/webhooks/${webhook.id}`)

      const language = (
        await asChief('POST', '/i18n/locales', { name: 'Logged', code: 'ug', isDefault: false })
      ).body
      await asChief('DELETE', `/i18n/locales/${language.id}`)

      const advanced = (await asChief('GET', '/users-permissions/advanced')).body
      await asChief('PUT', '/users-permissions/advanced', advanced.settings)
      await asChief('PUT', '/content-manager/bin/retention', { days: 365 })
      await asChief('PUT', `${log}/retention`, { days: 365 })
    })
    expect(rows.map(({ action, title, setting }) => [action, title ?? setting])).toEqual([
      ['accountInvited', 'Bahar'],
      ['accountActivated', 'Bahar'],
      ['accountChanged', 'Bahar Kamali'],
      ['passwordChanged', 'Bahar Kamali'],
      ['accountBlocked', 'Bahar Kamali'],
      ['accountUnblocked', 'Bahar Kamali'],
      ['accountDeleted', 'Bahar Kamali'],
      ['roleCreated', 'Logged role'],
      ['roleChanged', 'Logged role'],
      ['permissionsChanged', 'Logged role'],
      ['roleDeleted', 'Logged role'],
      ['tokenCreated', 'Logged token'],
      ['tokenChanged', 'Logged token'],
      ['tokenRegenerated', 'Logged token'],
      ['tokenDeleted', 'Logged token'],
      ['webhookCreated', 'Logged hook'],
      ['webhookChanged', 'Logged hook'],
      ['webhookDeleted', 'Logged hook'],
      ['languageAdded', 'Logged'],
      ['languageDeleted', 'Logged'],
      ['settingChanged', 'siteAccounts'],
      ['settingChanged', 'versionRetention'],
      ['settingChanged', 'changeRetention'],
    ])
  })

  it('that stays, with the name, when the account is deleted', async () => {
    const gone = await panelAccount(administrator, 'strapi-editor', 'Homayoun')
    const id = await versionRequests(await requestsOf(url, gone), type).create({
      title: 'مانده',
      slug: 'logged-stays',
    })
    await administrator('DELETE', `/admin/users/${gone.id}`)
    expect(await doneBy(gone)).toMatchObject([{ author: 'Homayoun', documentId: id }])
    const { people } = await administrator('GET', `${log}/options`)
    expect(people).toContainEqual({ authorId: gone.id, author: 'Homayoun' })
  })
})

describe('The change log', () => {
  it('has nothing of visitors: not what they write, search or sign in with', async () => {
    const mark = 'Zq9visitor'
    const token = await apiToken(administrator, ['api::message.message.create'])
    const message = {
      name: `${mark}Name`,
      email: `${mark}@example.org`,
      subject: mark,
      body: `${mark} body`,
      language: 'fa',
    }
    const sent = await post('/api/messages', { data: message }, { Authorization: `Bearer ${token}` })
    expect(sent.status).toBe(201)
    const person = {
      username: `${mark}User`,
      email: `${mark}.user@example.org`,
      password: `${mark}-Password-1`,
    }
    await post('/api/auth/local/register', person)
    await post('/api/auth/local', { identifier: person.email, password: person.password })
    await post('/api/auth/local', { identifier: person.email, password: `${mark}-wrong` })
    await fetch(`${url}/api/pages?filters[title][$containsi]=${mark}`)
    await post('/graphql', { query: `{ pages(filters: { title: { containsi: "${mark}" } }) { title } }` })

    const { documentId } = sent.body.data
    const messages = `/content-manager/collection-types/api::message.message/${documentId}`
    const rows = await doneMeanwhile(editor, async () => {
      await asEditor('GET', `/content-manager/collection-types/api::message.message?_q=${mark}`)
      await asEditor('PUT', messages, { handled: true })
      await asEditor('DELETE', messages)
    })
    expect(rows.map(({ action, title, contentType }) => [action, title, contentType])).toEqual([
      ['saved', null, 'api::message.message'],
      ['deleted', null, 'api::message.message'],
    ])
    const users = '/content-manager/collection-types/plugin::users-permissions.user'
    const { results } = await administrator('GET', `${users}?_q=${mark}`)
    for (const user of results) await administrator('DELETE', `${users}/${user.documentId}`)
    expect(JSON.stringify(rowsIn(server, 'SELECT * FROM centre_changes')).toLowerCase()).not.toContain(
      mark.toLowerCase(),
    )
    expect(JSON.stringify(rowsIn(server, 'SELECT * FROM centre_changes'))).not.toContain('mistyped')
  })

  it('is found by person, kind, type, title and day, a page at a time', async () => {
    for (const slug of ['found-one', 'found-two', 'found-three'])
      await entries.create({ title: `پیدا ${slug}`, slug, date: '2026-12-01' })
    const found = async (filters: object, page = {}) => {
      const query = new URLSearchParams({ title: 'پیدا FOUND', ...filters, ...page })
      const { total, changes } = await administrator('GET', `${log}?${query}`)
      return [total, changes.map(({ title }: { title: string }) => title.split('-')[1])]
    }
    const all = [3, ['three', 'two', 'one']]
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
    expect(await found({})).toEqual(all)
    expect(await found({}, { page: '2', pageSize: '2' })).toEqual([3, ['one']])
    expect(await found({ person: String(editor.id), kind: 'created', type })).toEqual(all)
    expect(await found({ kind: 'entry', from: hours(-1), to: hours(1) })).toEqual(all)
    const others = [
      { person: String(author.id) },
      { kind: 'session' },
      { type: 'api::page.page' },
      { to: hours(-1) },
    ]
    for (const filters of others) expect(await found(filters)).toEqual([0, []])
    expect((await asChief('GET', `${log}?kind=nonsense`)).status).toBe(400)
  })

  it('is read by those who have the permission for it', async () => {
    for (const path of [log, `${log}/options`]) {
      expect((await asEditor('GET', path)).status).toBe(403)
      expect((await fetch(url + path)).status).toBe(401)
    }
    const { data: role } = await administrator('POST', '/admin/roles', { name: 'Auditors', description: '' })
    const permissions = [{ action: 'admin::change-log.read', subject: null, properties: {}, conditions: [] }]
    await administrator('PUT', `/admin/roles/${role.id}/permissions`, { permissions })
    await administrator('PUT', `/admin/users/${author.id}`, { roles: [role.id] })
    const { status, body } = await asAuthor('GET', `${log}/options`)
    expect([status, body.retention]).toEqual([200, { days: 365, mayChange: false }])
    expect((await asAuthor('GET', log)).status).toBe(200)
    expect((await asAuthor('PUT', `${log}/retention`, { days: 30 })).status).toBe(403)
    for (const days of [29, 3651, 'all'])
      expect((await asChief('PUT', `${log}/retention`, { days })).status).toBe(400)
    await administrator('DELETE', `/admin/users/${author.id}`)
    await administrator('DELETE', `/admin/roles/${role.id}`)
  })

  it('does not hold up an editor while it cannot be written', async () => {
    runIn(server, 'ALTER TABLE centre_changes RENAME TO centre_changes_away')
    try {
      const id = await entries.create({ title: 'بی‌گزارش', slug: 'not-logged', date: '2026-12-01' })
      await entries.publish(id, { title: 'بی‌گزارش' })
      expect((await entries.entry(id, 'fa', 'published')).title).toBe('بی‌گزارش')
    } finally {
      runIn(server, 'ALTER TABLE centre_changes_away RENAME TO centre_changes')
    }
    await entries.create({ title: 'باز هم', slug: 'logged-again', date: '2026-12-01' })
    expect((await doneBy(editor)).at(-1)).toMatchObject({ action: 'created', title: 'باز هم' })
  })
})
