import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { cities, prayerTimesOn } from '@islamic-centre/prayer-times'
import type { ProgrammeSeconds } from '@islamic-centre/site-contract/hall-programme'
import type { Page } from '@playwright/test'
import { beginningOf, dayOf, daysLater } from '../app/dates/civil-day.ts'
import { screenPath } from '../app/paths/site-pages.ts'
import { dataPathOf } from '../app/platform/react-router-internals.ts'
import { expectCached } from './cached-on-device.ts'
import { type HallScreen, hallScreen } from './hall-screen.ts'
import { notifyOfChange } from './notify-of-change.ts'
import { playSlowly } from './play-slowly.ts'
import { proxyContentServer } from './proxy-content-server.ts'
import { readSitemap } from './read-sitemap.ts'
import { type Site, startSite } from './start-site.ts'
import { expect, languages, test, testOfUnavailable } from './test.ts'

const second = 1000
const minute = 60 * second
const secret = 'shared by these tests and their site'
/** A day that the server has ahead of it, whenever the tests run. */
const day = daysLater(dayOf(new Date()), 2)
const noon = beginningOf(day).getTime() + 14 * 60 * minute
const iso = (ms: number) => new Date(ms).toISOString()

type Screen = { slug: string; seconds: ProgrammeSeconds; announcements?: string[] }

const announcements = {
  registration: { slug: 'persian-school-registration', title: 'Persian school registration is open', id: '' },
  hours: { slug: 'office-hours', title: 'New office hours', id: '' },
}

let screens: Screen[] = []
const eventTitle = 'An evening'
let between: Awaited<ReturnType<typeof proxyContentServer>>
let site: Site

const answer = (url: URL, entries: readonly { documentId: string }[]) => {
  const ids = [...url.searchParams].flatMap(([name, id]) => (name.includes('documentId') ? [id] : []))
  const data = entries
    .filter(({ documentId }) => ids.length === 0 || ids.includes(documentId))
    .map((it, number) => ({
      id: number + 1,
      updatedAt: iso(Date.now()),
      locale: url.searchParams.get('locale'),
      ...it,
    }))
  const pagination = { page: 1, pageSize: 100, pageCount: 1, total: data.length }
  return { status: 200, body: { data, meta: { pagination } } }
}

const event = () => ({
  documentId: 'doc-event',
  slug: 'doc-event',
  kind: 'event',
  title: eventTitle,
  startsAt: iso(noon + 8 * 60 * minute),
  endsAt: iso(noon + 9 * 60 * minute),
})

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  for (const it of Object.values(announcements)) {
    const address = `${process.env.CMS_URL}/api/anouncements?locale=en&filters[slug]=${it.slug}`
    const { data } = (await (await fetch(address)).json()) as { data: { documentId: string }[] }
    it.id = data[0]?.documentId ?? ''
  }
  between = await proxyContentServer((url) => {
    if (url.pathname === '/api/occasions' || url.pathname === '/api/death-notices') return answer(url, [])
    if (url.pathname === '/api/posts') return answer(url, [event()])
    if (url.pathname !== '/api/screens') return undefined
    return answer(
      url,
      screens.map(({ slug, seconds, announcements: chosen = [] }) => ({
        documentId: `screen-${slug}`,
        slug,
        title: `The screen ${slug}`,
        ...Object.fromEntries(Object.entries(seconds).map(([kind, time]) => [`${kind}Seconds`, time])),
        announcements: chosen.map((documentId) => ({ documentId })),
      })),
    )
  })
  site = await startSite({ cmsUrl: between.url, env: { WEBHOOK_SECRET: secret } })
})
test.afterAll(async () => {
  await site.stop()
  between.stop()
})

const path = (slug: string) => screenPath('ca', slug)
const dataOf = async (slug: string) => {
  const response = await fetch(site.url + dataPathOf(path(slug)))
  return { status: response.status, text: await response.text() }
}

/** Publishes these screens, and waits until the site has them. */
async function publish(...all: Screen[]) {
  const gone = screens.filter(({ slug }) => all.every((it) => it.slug !== slug))
  screens = all
  expect(await notifyOfChange(site.url, secret, 'api::screen.screen')).toBe(204)
  for (const { slug, seconds, announcements: chosen = [] } of all)
    await expect
      .poll(async () => {
        const { text } = await dataOf(slug)
        return (
          Object.values(announcements).every(
            ({ id }) =>
              text.includes(`announcement-${id}`) ===
              (seconds.announcement !== undefined && chosen.includes(id)),
          ) && text.includes(eventTitle) === (seconds.event !== undefined)
        )
      })
      .toBe(true)
  for (const { slug } of gone) await expect.poll(async () => (await dataOf(slug)).status).toBe(404)
  for (const language of languages)
    for (const { slug } of all)
      await expect.poll(async () => (await fetch(site.url + screenPath(language, slug))).status).toBe(200)
}

const title = (page: Page) => page.locator('.programme__title')

/** Lets time pass, and returns what is shown then: the title, or nothing while the pictures are shown. */
async function pass(page: Page, hall: HallScreen, seconds: number) {
  await hall.pass(seconds * second)
  return (await title(page).count()) > 0 ? await title(page).textContent() : ''
}

/** All that is shown in so many seconds. */
async function seenIn(page: Page, hall: HallScreen, seconds: number) {
  const seen = new Set<string | null>()
  for (let passed = 0; passed < seconds; passed += 5) seen.add(await pass(page, hall, 5))
  return [...seen].sort()
}

const { registration, hours } = announcements

const shownOn: [of: string, path: string, titles: string[]][] = [
  ['hall', path('hall'), ['', eventTitle]],
  ['school', path('school'), [eventTitle, hours.title, registration.title].sort()],
  ['no screen of its own', '/ca/plusoneazan', ['', eventTitle]],
]
for (const [of, address, titles] of shownOn)
  test(`of two screens each shows its own choice, and a chosen announcement is on its screen only: ${of}`, async ({
    page,
  }) => {
    await publish(
      { slug: 'hall', seconds: { event: 10, pictures: 10 } },
      { slug: 'school', seconds: { announcement: 5, event: 20 }, announcements: [hours.id, registration.id] },
    )
    const hall = await hallScreen(page, site.url, { at: iso(noon), path: address })
    try {
      expect(await seenIn(page, hall, 60)).toEqual(titles)
    } finally {
      await hall.stop()
    }
  })

test('each kind has its own time, and announcements the order of their choice', async ({ page }) => {
  await publish({
    slug: 'school',
    seconds: { announcement: 5, event: 20 },
    announcements: [registration.id, hours.id],
  })
  const hall = await hallScreen(page, site.url, { at: iso(noon), path: path('school') })
  try {
    while ((await pass(page, hall, 1)) !== eventTitle);
    const shown: (string | null)[] = []
    for (let passed = 0; passed < 60; passed++) shown.push(await pass(page, hall, 1))
    const from = shown.indexOf(registration.title)
    const round = [
      [registration.title, 5],
      [hours.title, 5],
      [eventTitle, 20],
    ] as const
    expect(shown.slice(from, from + 30)).toEqual(round.flatMap(([it, seconds]) => Array(seconds).fill(it)))
  } finally {
    await hall.stop()
  }
})

test('a changed choice is on the open screen without a reload or a lost call', async ({ page }) => {
  const call = prayerTimesOn(day, cities.toronto).maghrib?.getTime() ?? Number.NaN
  await publish({ slug: 'hall', seconds: { event: 15 } })
  const hall = await hallScreen(page, site.url, { at: iso(call - 20 * minute), path: path('hall') })
  try {
    await expect(title(page)).toHaveText(eventTitle)
    expect(await seenIn(page, hall, 30)).toEqual([eventTitle])
    await publish({ slug: 'hall', seconds: { announcement: 60 }, announcements: [hours.id] })
    await hall.asksUntil(() => expect(title(page)).toHaveText(hours.title, { timeout: 5000 }))

    // While the call sounds, what is added waits and what is taken away leaves; the sound goes on.
    await page.clock.fastForward(call - (await page.evaluate(() => Date.now())))
    const playing = page.locator('.prayer-call[data-state=playing]')
    await expect(playing).toBeVisible()
    await playSlowly(page)
    await publish({ slug: 'hall', seconds: { announcement: 5, event: 5 }, announcements: [hours.id] })
    await hall.nextRequest(() => hall.pass(4 * second))
    expect(await seenIn(page, hall, 60)).toEqual([hours.title])
    await expect(playing).toBeVisible()
    await publish({ slug: 'hall', seconds: { event: 5 } })
    await hall.asksUntil(() => expect(title(page)).toHaveText(eventTitle, { timeout: 5000 }))
    await expect(playing).toBeVisible()
    expect(await hall.isSameDocument()).toBe(true)
  } finally {
    await hall.stop()
  }
})

test('without anything to show there are the pictures, which stay in the minutes around a call', async ({
  page,
}) => {
  const call = prayerTimesOn(day, cities.toronto).maghrib?.getTime() ?? Number.NaN
  await publish({ slug: 'hall', seconds: { announcement: 20 } })
  const hall = await hallScreen(page, site.url, { at: iso(call - 4 * minute), path: path('hall') })
  try {
    const pictures = page.locator('.call-screen__pictures')
    expect(await seenIn(page, hall, 30)).toEqual([''])
    await expect(pictures).toBeVisible()
    await publish({ slug: 'hall', seconds: { announcement: 20 }, announcements: [hours.id] })
    await hall.nextRequest(() => hall.pass(4 * second))
    expect(await seenIn(page, hall, 60)).toEqual([''])
    await page.clock.fastForward(call - (await page.evaluate(() => Date.now())))
    await page.getByRole('button', { name: dictionaries.ca.call.stop, exact: true }).click()
    await expect(page.locator('.prayer-call[data-state=armed]')).toBeVisible()
    await hall.pass(6 * minute)
    await expect(title(page)).toHaveText(hours.title)
    await expect(pictures).not.toBeVisible()
  } finally {
    await hall.stop()
  }
})

// An address without a screen has the status 404, which the browser logs.
testOfUnavailable(
  'a screen that is withdrawn while it is open goes on as the plain one, and has its choice when it is published again',
  async ({ page }) => {
    const screen = { slug: 'hall', seconds: { announcement: 20 }, announcements: [hours.id] }
    await publish(screen)
    const hall = await hallScreen(page, site.url, { at: iso(noon), path: `${path('hall')}?city=london` })
    try {
      await publish()
      await hall.asksUntil(() =>
        expect(title(page).filter({ hasText: hours.title })).toHaveCount(0, { timeout: 5000 }),
      )
      expect(await seenIn(page, hall, 60)).toEqual(['', eventTitle])
      await expect(page.locator('.prayer-call[data-state=armed]')).toBeVisible()
      await publish(screen)
      await hall.asksUntil(() => expect(title(page)).toHaveText(hours.title, { timeout: 5000 }))
      expect(await seenIn(page, hall, 60)).toEqual([hours.title])
      await expect(page.locator('.call-screen select')).toHaveValue('london')
      expect(await hall.isSameDocument()).toBe(true)
    } finally {
      await hall.stop()
    }
  },
)

testOfUnavailable('an address without a screen is the plain one with its settings', async ({ page }) => {
  for (const language of languages) {
    const response = await page.goto(`${site.url}${screenPath(language, 'no-such-screen')}?city=london`)
    expect(response?.status()).toBe(404)
    await expect(page.locator('.call-screen select')).toHaveValue('london')
    await expect(page.locator('.times-of-city time').first()).toBeVisible()
  }
})

test('a screen has its name and is not for search engines', async ({ page }) => {
  await publish({ slug: 'school', seconds: { event: 15 } })
  for (const language of languages) {
    const response = await page.goto(site.url + screenPath(language, 'school'))
    expect(response?.status()).toBe(200)
    await expect(page).toHaveTitle(/The screen school/)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  }
  const { urls } = await readSitemap(site.url)
  expect(urls.filter((it) => it.includes('plusoneazan')).length).toBe(languages.length)
})

test.describe(() => {
  test.use({ serviceWorkers: 'allow' })

  testOfUnavailable(
    'a screen whose data cannot be read stays the same document, with its settings, and reads them later',
    async ({ page, context }) => {
      await publish({ slug: 'school', seconds: { announcement: 15 }, announcements: [registration.id] })
      await page.goto(site.url + path('school'))
      await expectCached(page, path('school'))
      await page.goto(`${site.url}${path('school')}?city=montreal`)
      await expect(page.locator('.call-screen select')).toHaveValue('montreal')
      await expect(title(page)).toHaveText(registration.title)
      await page.evaluate(() => Object.assign(window, { marked: true }))
      let failed = 0
      const data = (url: URL) => url.pathname === dataPathOf(path('school'))
      await context.route(data, (route) => {
        failed += 1
        return route.abort()
      })
      await publish({ slug: 'school', seconds: { announcement: 15 }, announcements: [hours.id] })
      // The data of the page and of the layout around it.
      await expect.poll(() => failed).toBeGreaterThanOrEqual(2)
      await expect(title(page)).toHaveText(registration.title)
      await context.unroute(data)
      // Without another change.
      await expect(title(page)).toHaveText(hours.title)
      expect(await page.evaluate(() => 'marked' in window)).toBe(true)
      await expect(page.locator('.call-screen select')).toHaveValue('montreal')
    },
  )

  testOfUnavailable(
    'a screen starts without a network with what it had, also with its settings',
    async ({ page, context }) => {
      await publish({ slug: 'school', seconds: { announcement: 15 }, announcements: [registration.id] })
      for (const visited of ['/ca/plusoneazan', path('school')]) {
        await page.goto(site.url + visited)
        await expectCached(page, visited)
      }
      await context.setOffline(true)
      await page.goto(`${site.url}${path('school')}?city=montreal`)
      await expect(title(page)).toHaveText(registration.title)
      await expect(page.locator('.call-screen select')).toHaveValue('montreal')
      await expect(page.locator('.times-of-city time').first()).toBeVisible()
      await expect(page.locator('.prayer-call:not([data-state=starting])')).toBeVisible()
      // One that the device does not have is the plain one.
      await page.goto(`${site.url}${path('no-such-screen')}?city=london`)
      await expect(page.locator('.call-screen select')).toHaveValue('london')
      await expect(page.locator('.times-of-city time').first()).toBeVisible()
      await expect(title(page).filter({ hasText: registration.title })).toHaveCount(0)
    },
  )
})
