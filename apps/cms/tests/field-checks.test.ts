import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect as expectPage } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sample } from '../../web/e2e/extent.ts'
import { type AddressKind, addressKinds, normalAddress } from '../src/field-checks/address-kinds.ts'
import { checkedFields } from '../src/field-checks/checked-fields.ts'
import { publicTypes } from '../src/public-types.ts'
import { type Administrator, account, administratorOf, tokenOf } from './administrator.ts'
import { emptyData, removeData, seededCopy } from './data.ts'
import { launchBrowser } from './launch-browser.ts'
import { openPanel } from './panel-account.ts'
import { cms } from './panel-texts.ts'
import { answerOf, read } from './reading.ts'
import { type ContentServer, startContentServer } from './start-content-server.ts'

const examples: Record<AddressKind, { right: string[]; wrong: string[] }> = {
  link: {
    right: ['/events', 'https://example.org', 'mailto:info@example.org', 'tel:+1-416-555-0100'],
    wrong: [
      'events',
      'در محل',
      '//example.org',
      'https://example',
      'mailto:info',
      'tel:x',
      'javascript:alert(1)',
    ],
  },
  web: {
    right: ['https://example.org', 'http://example.org/a?b=c'],
    wrong: [
      'at the door',
      '/events',
      'www.example.org',
      'https://',
      'https://example org',
      'ftp://example.org',
    ],
  },
  video: {
    right: [
      'https://www.youtube.com/watch?v=abcdefghijk&t=3',
      'https://youtu.be/abcdefghijk',
      'https://m.youtube.com/shorts/abcdefghijk',
      'https://vimeo.com/123456789',
      'https://player.vimeo.com/video/123456789',
      'https://www.aparat.com/v/abc12',
    ],
    wrong: [
      'https://www.youtube.com',
      'https://youtube.com/@centre',
      'https://example.org/watch?v=abcdefghijk',
      'ویدئو',
    ],
  },
  instagram: {
    right: ['https://www.instagram.com/example'],
    wrong: ['@example', 'https://instagram.com/', 'https://instagram.com.example.net/x'],
  },
  telegram: {
    right: ['https://t.me/example'],
    wrong: ['تلگرام ما', '@example', 't.me/example', 'https://t.me'],
  },
  facebook: {
    right: ['https://www.facebook.com/example'],
    wrong: ['example', 'https://example.com/facebook.com'],
  },
  youtube: {
    right: ['https://www.youtube.com/@example'],
    wrong: ['our channel', 'https://notyoutube.com/x'],
  },
  phone: {
    right: ['416-555-0100', '+1 (416) 555-0100', '416.555.0100 ext. 12'],
    wrong: ['555', 'call us', '416-555-0100 یا 416-555-0101', '12345678901234567890'],
  },
  email: {
    right: ['info@example.org', 'a.b+c@mail.example.org'],
    wrong: ['info', 'info@example', 'a b@example.org', 'info@example.org, b@example.org'],
  },
}

describe('What may stand in a field', () => {
  it.each(Object.entries(examples))('%s', (kind, { right, wrong }) => {
    const isRight = addressKinds[kind as AddressKind]
    expect(right.filter((it) => !isRight(it))).toEqual([])
    expect(wrong.filter((it) => isRight(it))).toEqual([])
  })

  it('a telephone number may be written with Persian digits, and is stored with Latin ones', () => {
    expect(normalAddress('phone', ' ۴۱۶-۵۵۵-٠١٠٠ ')).toBe('416-555-0100')
  })

  it('is decided for a million letters, for which an expression of quadratic time would take hours', () => {
    for (const kind of Object.keys(addressKinds) as AddressKind[])
      for (const unit of ['a', '1', '1 ', '-', '@a.', 'https://a.', '1x'])
        expect(addressKinds[kind](unit.repeat(1_000_000))).toEqual(expect.any(Boolean))
  })

  it('is decided for every field with an address, a telephone number or an e-mail address', () => {
    const files = ['api', 'components'].flatMap((folder) =>
      readdirSync(path.join(cms, 'src', folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.json'))
        .map((file) => path.join(folder, file)),
    )
    const named = /^(url|link|email|phone|manager|funeral|other|instagram|telegram|facebook|youtube)$|Url$/i
    for (const file of files) {
      const { attributes } = JSON.parse(readFileSync(path.join(cms, 'src', file), 'utf8'))
      const [folder, group = '', name = ''] = file.split(path.sep)
      const uid = folder === 'api' ? `api::${group}.${group}` : `${group}.${name.replace('.json', '')}`
      const found = Object.entries(attributes as Record<string, { type: string }>)
        .filter(([field, { type }]) => type === 'email' || (type === 'string' && named.test(field)))
        .map(([field]) => field)
      // Written by visitors; the site checks it.
      if (uid !== 'api::message.message') expect(Object.keys(checkedFields[uid] ?? {}), uid).toEqual(found)
    }
  })
})

describe('In the panel', async () => {
  const content = await emptyData()
  let server: ContentServer
  let administrator: Administrator
  let token: string

  beforeAll(async () => {
    server = await startContentServer({ demoContent: 'off', ...content })
    administrator = await administratorOf(server.url)
    token = await tokenOf(server.url)
  })

  afterAll(async () => {
    await server.stop()
    removeData(content)
  })

  const send = async (method: string, target: string, body: object, language = 'en') =>
    answerOf(
      await fetch(`${server.url}/content-manager/${target}`, {
        method,
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${token}`,
          Cookie: `panel-language=${language}`,
        },
        body: JSON.stringify(body),
      }),
    )
  const single = (name: string) => `single-types/api::${name}.${name}?locale=fa`
  const collection = (name: string, rest = '') => `collection-types/api::${name}.${name}${rest}?locale=fa`

  it('what is no address is not saved, and each field says what is right, in the language of the panel', async () => {
    const about = {
      title: 'کانون',
      Telegram: 'تلگرام ما',
      Email: 'info@example.org',
      phones: { manager: '۴۱۶-۵۵۵-۰۱۰۰', funeral: 'شماره دفتر' },
    }
    const { status, body } = await send('PUT', single('about'), about)
    expect(status).toBe(400)
    expect(body.error.details.errors).toMatchObject([
      { path: ['Telegram'], message: expect.stringContaining('such as https://t.me/example') },
      { path: ['phones', 'funeral'], message: expect.stringContaining('416-555-0100') },
    ])
    const inPersian = await send('PUT', single('about'), about, 'fa-u-ca-gregory-nu-latn')
    expect(inPersian.body.error.message).toContain('نشانی کامل صفحه در تلگرام را بنویسید')

    const right = { ...about, Telegram: ' https://t.me/example ', phones: { manager: '۴۱۶-۵۵۵-۰۱۰۰' } }
    const saved = await send('PUT', single('about'), right)
    expect(saved.status).toBeLessThan(300)
    expect(saved.body.data).toMatchObject({
      Telegram: 'https://t.me/example',
      phones: { manager: '416-555-0100' },
    })
  })

  it('nor in a list of parts, whose path names the part', async () => {
    const links = [
      { label: 'یک', url: '/donate' },
      { label: 'دو', url: 'حساب بانکی' },
    ]
    const { status, body } = await send('POST', collection('page'), { title: 'کمک', slug: 'donate', links })
    expect([status, body.error?.details.errors[0].path]).toEqual([400, ['links', '1', 'url']])
  })

  it.each([
    ['video-gallery', { title: 'بی‌نشانی', slug: 'no-video', date: '2026-11-01' }, 'url'],
    [
      'sound',
      { title: 'بی‌صدا', slug: 'no-audio', date: '2026-11-01', kind: 'lecture', MainPage: false },
      'media',
    ],
    ['image-gallery', { title: 'بی‌عکس', slug: 'no-pictures', date: '2026-11-01' }, 'images'],
  ])('a %s that the site would not show is saved, and not published', async (name, data, field) => {
    const { status, body } = await send('POST', collection(name), data)
    expect(status).toBe(201)
    const { documentId } = body.data
    const alone = await send('POST', collection(name, `/${documentId}/actions/publish`), data)
    expect([alone.status, alone.body.error?.details.errors]).toMatchObject([
      400,
      [{ path: [field], message: expect.stringContaining('the site does not show') }],
    ])
    const inList = { documentIds: [documentId], locale: ['fa'] }
    expect((await send('POST', collection(name, '/actions/bulkPublish'), inList)).status).toBe(400)
    const plural = { 'video-gallery': 'videoGalleries', sound: 'sounds', 'image-gallery': 'imageGalleries' }[
      name
    ]
    expect((await read(`${plural}?locale=fa`, {}, server.url)).body.data ?? []).toEqual([])
  })

  it('an editor reads below the field what is right', async () => {
    const browser = await launchBrowser()
    const expectSoon = expectPage.configure({ timeout: 60_000 })
    try {
      const page = await openPanel(browser, server.url, account, { language: 'fa' })
      await page.goto(`${server.url}/admin/content-manager/${collection('post', '/create')}`)
      await page.locator('input[name=title]').fill('کارگاه خوشنویسی')
      await page.locator('input[name=slug]').fill('calligraphy')
      await page.getByRole('combobox', { name: 'نوع' }).click()
      await page.getByRole('option', { name: 'event' }).click()
      await page.locator('input[name=registrationUrl]').fill('در محل')
      await page.getByRole('button', { name: 'ذخیره', exact: true }).click()
      await expectSoon(page.getByText(/نشانی کامل بنویسید، مانند/).first()).toBeVisible()
      await expectSoon(page.locator('input[name=registrationUrl][aria-invalid=true]')).toHaveCount(1)
      await page.locator('input[name=registrationUrl]').fill('https://example.org/register')
      await page.getByRole('button', { name: 'ذخیره', exact: true }).click()
      await expectSoon(page.getByText('ذخیره شد').first()).toBeVisible()
    } finally {
      await browser.close()
    }
    const { results } = await administrator('GET', `/content-manager/${collection('post')}`)
    expect(results).toMatchObject([{ registrationUrl: 'https://example.org/register' }])
  })
})

it('An editor can publish every entry of the demo content again', async () => {
  const content = await seededCopy()
  const server = await startContentServer({ demoContent: 'once', ...content })
  try {
    const administrator = await administratorOf(server.url)
    for (const locale of sample('publish-again', ['fa', 'en'], 1)) {
      for (const uid of publicTypes.single)
        await administrator(
          'POST',
          `/content-manager/single-types/${uid}/actions/publish?locale=${locale}`,
          {},
        )
      for (const uid of publicTypes.collection) {
        const entries = `/content-manager/collection-types/${uid}`
        const { results } = await administrator('GET', `${entries}?locale=${locale}&pageSize=100`)
        const documentIds = results.map(({ documentId }: { documentId: string }) => documentId)
        const { count } = await administrator('POST', `${entries}/actions/bulkPublish`, {
          documentIds,
          locale: [locale],
        })
        expect([uid, count]).toEqual([uid, documentIds.length])
      }
    }
  } finally {
    await server.stop()
    removeData(content)
  }
})
