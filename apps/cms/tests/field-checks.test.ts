import { afterAll, describe, expect, it } from 'vitest'
import { sample } from '../../web/e2e/extent.ts'
import { deathNotice } from '../src/field-checks/death-notice.ts'
import { publicTypes } from '../src/public-types.ts'
import { administratorOf } from './administrator.ts'
import { answerOf } from './answer-of.ts'
import { removeData, seededCopy } from './data.ts'
import { emptyServer } from './empty-server.ts'
import { expectSoon } from './expect-soon.ts'
import { launchBrowser } from './launch-browser.ts'
import { goInPanel, openPanel } from './panel-account.ts'
import { read } from './reading.ts'
import { startContentServer } from './start-content-server.ts'

describe('In the panel', async () => {
  const server = await emptyServer()
  afterAll(() => server.giveBack())

  const send = async (method: string, target: string, body: object, language = 'en') =>
    answerOf(
      await fetch(`${server.url}/content-manager/${target}`, {
        method,
        headers: {
          'Content-Type': 'application/json',
          ...server.headers,
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

  it('an event that ends before it starts is saved, and not published', async () => {
    const times = { startsAt: '2027-03-12T23:00:00.000Z', endsAt: '2027-03-11T23:00:00.000Z' }
    const signUp = { opensAt: '2027-02-02T17:00:00.000Z', closesAt: '2027-02-01T17:00:00.000Z' }
    const entry = { title: 'شام', slug: `reversed-${Date.now()}`, kind: 'event', ...times, signUp }
    const { status, body } = await send('POST', collection('post'), entry)
    expect(status).toBeLessThan(300)
    const publish = (changes: object) =>
      send('POST', collection('post', `/${body.data.documentId}/actions/publish`), { ...entry, ...changes })
    const refused = await publish({})
    expect(refused.status).toBe(400)
    expect(refused.body.error.details.errors).toMatchObject([
      { path: ['endsAt'], message: expect.stringContaining('ends before it starts') },
      { path: ['signUp', 'closesAt'], message: expect.stringContaining('closes before it opens') },
    ])
    const corrected = { endsAt: '2027-03-13T01:00:00.000Z', signUp: { opensAt: signUp.opensAt } }
    expect((await publish(corrected)).status).toBeLessThan(300)
  })

  it('an emptied field that has a default gets it again', async () => {
    const prayer = { hijriOffset: 0, minuteAdjustments: { fajr: 3, maghrib: null } }
    const saved = await send('PUT', single('main-page'), prayer)
    expect(saved.status, JSON.stringify(saved.body)).toBeLessThan(300)
    expect(saved.body.data.minuteAdjustments).toMatchObject({ fajr: 3, maghrib: 0 })
    const about = await send('PUT', single('about'), { title: 'کانون', messageRetentionDays: null })
    expect(about.body.data.messageRetentionDays).toBe(365)
  })

  it('nor in a list of parts, whose path names the part', async () => {
    const links = [
      { label: 'یک', url: '/donate' },
      { label: 'دو', url: 'حساب بانکی' },
    ]
    const { status, body } = await send('POST', collection('page'), { title: 'کمک', slug: 'donate', links })
    expect([status, body.error?.details.errors[0].path]).toEqual([400, ['links', '1', 'url']])
  })

  const occasion = { title: 'مناسبت', slug: 'an-occasion', kind: 'national' }
  it.each([
    ['hijri', 12, 30, true],
    ['hijri', 1, 31, false],
    ['solar_hijri', 6, 31, true],
    ['solar_hijri', 7, 31, false],
    // Of leap years.
    ['solar_hijri', 12, 30, true],
    ['solar_hijri', 12, 31, false],
    ['gregorian', 2, 29, true],
    ['gregorian', 2, 30, false],
    ['gregorian', 4, 31, false],
  ])(
    'an occasion of the calendar %s in month %i on day %i: saved %s',
    async (calendar, month, day, isDay) => {
      const slug = `${calendar.replace('_', '-')}-${month}-${day}`
      const entry = { ...occasion, slug, calendar, month, day }
      const { status, body } = await send('POST', collection('occasion'), entry)
      if (isDay) return expect(status).toBeLessThan(300)
      expect(status).toBe(400)
      expect(body.error.details.errors).toMatchObject([
        { path: ['day'], message: expect.stringContaining('never has that day') },
      ])
      const inPersian = await send('POST', collection('occasion'), entry, 'fa-u-ca-gregory-nu-latn')
      expect(inPersian.body.error.message).toContain('هیچ‌گاه چنین روزی ندارد')
    },
  )

  it('an occasion has a whole or a half address of its programme, and no month 13', async () => {
    const entry = { ...occasion, calendar: 'hijri', month: 1, day: 10 }
    const wrong = await send('POST', collection('occasion'), { ...entry, programme: 'شام غریبان' })
    expect(wrong.body.error.details.errors).toMatchObject([{ path: ['programme'] }])
    const month = await send('POST', collection('occasion'), { ...entry, month: 13 })
    expect([month.status, month.body.error?.details.errors[0].path]).toEqual([400, ['month']])
  })

  it('a video is published in a lecture, and of another kind a message says that the site shows none', async () => {
    const post = { title: 'ادب گفت‌وگو', slug: 'courtesy', video: 'https://vimeo.com/100000007' }
    const publish = (kind: string, language = 'en') =>
      send('POST', collection('post', '/actions/publish'), { ...post, kind }, language)
    const refused = await publish('event')
    expect(refused.status).toBe(400)
    expect(refused.body.error.details.errors).toMatchObject([
      { path: ['kind'], message: expect.stringContaining('of lectures only') },
    ])
    const inPersian = await publish('class', 'fa-u-ca-gregory-nu-latn')
    expect(inPersian.body.error.message).toContain('فقط برای سخنرانی نمایش می‌دهد')
    const wrong = await send('POST', collection('post'), { ...post, kind: 'lecture', video: 'our video' })
    expect(wrong.body.error.details.errors).toMatchObject([{ path: ['video'] }])
    expect((await publish('lecture')).status).toBeLessThan(300)
  })

  it('opening hours that overlap or end before they begin are not saved, right ones are', async () => {
    const about = (...office: object[]) => ({ title: 'کانون', hours: { office } })
    const monday = { days: 'monday', opens: '10:00:00.000', closes: '17:00:00.000' }
    const [late, reversed] = [
      { ...monday, opens: '16:00:00.000', closes: '18:00:00.000' },
      { ...monday, opens: '17:00:00.000', closes: '10:00:00.000' },
    ]
    for (const [second, field, en, fa] of [
      [late, 'opens', 'overlap with those of another row', 'ردیف دیگری تداخل دارد'],
      [reversed, 'closes', 'closes before it opens', 'پیش از ساعت باز شدن است'],
      [{ ...monday, opens: '? ten' }, 'opens', 'such as 18:30', 'ساعت را مانند'],
    ] as const)
      for (const [language, message] of [
        ['en', en],
        ['fa-u-ca-gregory-nu-latn', fa],
      ] as const) {
        const { status, body } = await send('PUT', single('about'), about(monday, second), language)
        expect([status, body.error?.details.errors]).toMatchObject([
          400,
          [{ path: ['hours', 'office', '1', field], message: expect.stringContaining(message) }],
        ])
      }

    const night = { ...monday, days: 'friday', opens: '20:00:00.000', closes: '01:00:00.000' }
    const saved = await send('PUT', single('about'), about(monday, night))
    expect(saved.body.data?.hours).toMatchObject({ office: [monday, night] })
    expect((await send('POST', `${single('about').replace('?', '/actions/publish?')}`, {})).status).toBe(200)
    const publicAbout = await read('about?locale=fa&populate[hours][populate]=*', {}, server.url)
    expect(publicAbout.body.data.hours.office).toMatchObject([monday, night])
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
    const query = `${plural}?locale=fa&filters[slug]=${data.slug}`
    expect((await read(query, {}, server.url)).body.data ?? []).toEqual([])
  })

  it('an editor reads below the field what is right', async () => {
    const browser = await launchBrowser()
    try {
      const page = await openPanel(browser, server.url, await server.newAccount(), { language: 'fa' })
      // Without its own parameter the panel navigates once more, and asks about the changes if the form is already filled.
      const form = 'collection-types/api::post.post/create?plugins[i18n][locale]=fa'
      await page.goto(`${server.url}/admin/content-manager/${form}`)
      await page.locator('input[name=title]').fill('کارگاه خوشنویسی')
      await page.locator('input[name=slug]').fill('calligraphy')
      await page.getByRole('combobox', { name: 'نوع' }).click()
      await page.getByRole('option', { name: 'رویداد' }).click()
      await page.locator('input[name=registrationUrl]').fill('در محل')
      await page.getByRole('button', { name: 'ذخیره', exact: true }).click()
      await expectSoon(page.getByText(/نشانی کامل بنویسید، مانند/).first()).toBeVisible()
      await expectSoon(page.locator('input[name=registrationUrl][aria-invalid=true]')).toHaveCount(1)
      await page.locator('input[name=registrationUrl]').fill('https://example.org/register')
      await expectSoon(page.getByText(/نشانی کامل بنویسید، مانند/)).toHaveCount(0)
      await page.getByRole('button', { name: 'ذخیره', exact: true }).click()
      const entries = `/content-manager/${collection('post')}&filters[slug]=calligraphy`
      // The panel's notice of it is gone after seconds.
      await expect
        .poll(async () => (await server.administrator('GET', entries)).results)
        .toMatchObject([{ registrationUrl: 'https://example.org/register' }])

      // A language that does not exist yet.
      await page.waitForURL(/post\.post\/\w{20,}/)
      await goInPanel(
        page,
        page
          .url()
          .replace(/.*\/admin/, '')
          .replace(/locale\]=fa/, 'locale]=en'),
      )
      await expectSoon(page.locator('input[name=title]')).toHaveValue('')
      await page.locator('input[name=title]').fill('Calligraphy')
      await page.locator('input[name=registrationUrl]').fill('at the office')
      await page.getByRole('button', { name: 'ذخیره', exact: true }).click()
      await expectSoon(page.locator('input[name=registrationUrl][aria-invalid=true]')).toHaveCount(1)
      await expectSoon(page.locator('input[name=title]')).toHaveValue('Calligraphy')
    } finally {
      await browser.close()
    }
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
      // The demo content announces no death.
      for (const uid of publicTypes.collection.filter((it) => it !== deathNotice)) {
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
