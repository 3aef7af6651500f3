import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import type { APIRequestContext, Page } from '@playwright/test'
import { dayOf, daysLater } from '../app/dates/civil-day.ts'
import { calendarMonthPath, pagePath, recordPath } from '../app/paths/site-pages.ts'
import { requestAsPanel } from './administrator.ts'
import { expect, test } from './publishing-servers.ts'
import { removeEntries } from './remove-entries.ts'

// One after the other: each worker would start servers of its own.
test.describe.configure({ mode: 'default' })

const type = 'api::post.post'
const entries = `/content-manager/collection-types/${type}`
const words = dictionaries.ca

const tomorrow = daysLater(dayOf(new Date()), 1)
const after = (days: number) => daysLater(tomorrow, days)

type Panel = ReturnType<typeof requestAsPanel>

async function publishEvent(panel: Panel, entry: Record<string, unknown>): Promise<string> {
  const { data } = await panel(`${entries}?locale=en`, { kind: 'event', ...entry })
  await panel(`${entries}/${data.documentId}/actions/publish?locale=en`, {})
  return data.documentId
}

const change = (panel: Panel, id: string, entry: Record<string, unknown>) =>
  panel(`${entries}/${id}/actions/publish?locale=en`, { kind: 'event', ...entry })

const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text()

test('an event that repeats is at each of its dates, and a cancelled one is so everywhere within seconds', async ({
  page,
  request,
  publishing,
}) => {
  const panel = requestAsPanel(request, publishing.panel)
  removeEntries(publishing.dataDir, 'posts')
  await publishing.notify(type)
  const slug = `reading-${Date.now()}`
  const title = `Reading ${Date.now()}`
  const schedule = {
    first: tomorrow,
    start: { by: 'prayer', prayer: 'maghrib', minutes: 15 },
    minutes: 60,
    repetition: { every: 'day', interval: 1 },
    exceptions: [] as object[],
  }
  const entry = { title, slug, place: 'The hall', schedule }
  const id = await publishEvent(panel, entry)
  const series = recordPath('ca', 'event', slug)
  const first = recordPath('ca', 'event', slug, tomorrow)
  await expect.poll(async () => (await request.get(series)).status()).toBe(200)

  await page.goto(series)
  const main = page.getByRole('main')
  await expect(main).toContainText('Every day, 15 minutes after Evening (Maghrib)')
  await expect(main.locator(`a[href^="${series}/"]:not([href$=".ics"])`)).toHaveCount(10)
  await main.locator(`a[href="${first}"]`).click()
  await expect(page).toHaveURL(first)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${first}$`))

  for (const day of ['2020-02-30', '1999-01-01', 'tomorrow', '9999-12-31', dayOf(new Date())])
    expect((await request.get(`${series}/${day}`)).status(), day).toBe(404)

  const week = pagePath('ca', 'week')
  const month = calendarMonthPath('ca', tomorrow.slice(0, 7))
  for (const path of [week, month, pagePath('ca', 'events'), pagePath('ca', 'home')])
    await expect.poll(() => textOf(request, path), path).toContain(`href="${first}"`)
  const ics = await textOf(request, '/ca/events.ics?alarm=30')
  expect(ics).toContain(`UID:${id}-${tomorrow}@`)
  expect(ics).toContain('TRIGGER:-PT30M')
  expect(await textOf(request, `${first}/event.ics`)).toContain(`UID:${id}-${tomorrow}@`)
  expect(await textOf(request, `${pagePath('ca', 'search')}?q=${title.split(' ')[1]}`)).toContain(series)

  const note = 'The hall is closed that evening.'
  const exceptions = [
    { change: 'cancelled', day: tomorrow, note: { en: note, fa: 'تالار بسته است.' } },
    { change: 'moved', day: after(1), startsAt: `${after(1)}T23:30:00-05:00`, place: { en: 'The library' } },
  ]
  const began = performance.now()
  await change(panel, id, { ...entry, schedule: { ...schedule, exceptions } })
  const cancelled = `>${words.events.cancelled}<`
  for (const path of [first, series, week, month, pagePath('ca', 'events'), pagePath('ca', 'home')])
    await expect.poll(() => textOf(request, path), { message: path }).toContain(cancelled)
  await expect.poll(() => textOf(request, '/ca/events.ics')).toContain('STATUS:CANCELLED')
  console.log(`cancelled everywhere after ${Math.round(performance.now() - began)} ms`)

  await page.goto(first)
  await expect(main).toContainText(note)
  expect(await textOf(request, first)).toContain('https://schema.org/EventCancelled')
  await page.goto(recordPath('ca', 'event', slug, after(1)))
  await expect(main).toContainText('The library')
  await expect(main).toContainText(words.events.moved)

  const { data } = await (
    await request.get(`${publishing.cmsUrl}/api/posts?filters[slug][$eq]=${slug}&locale=en`)
  ).json()
  expect(data[0].startsAt.slice(0, 10)).toBe(after(2))
  await panel(`${entries}/${id}/actions/unpublish?locale=en`, {})
  await expect.poll(async () => (await request.get(first)).status()).toBe(404)
})

test('a stream is live on an open home page and on the event from the start until the end, not before or after', async ({
  page,
  context,
  request,
  publishing,
}) => {
  const panel = requestAsPanel(request, publishing.panel)
  removeEntries(publishing.dataDir, 'posts')
  await publishing.notify(type)
  const slug = `streamed-${Date.now()}`
  const startsAt = new Date(Date.now() + 3_600_000)
  const endsAt = new Date(startsAt.getTime() + 3_600_000)
  const entry = {
    title: 'Streamed',
    slug,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    streamUrl: 'https://www.example.org/live',
    streaming: true,
  }
  const id = await publishEvent(panel, entry)
  await expect.poll(() => textOf(request, pagePath('ca', 'home'))).toContain(recordPath('ca', 'event', slug))
  const live = page.getByText(words.events.liveNow, { exact: true })
  for (const path of [pagePath('ca', 'home'), recordPath('ca', 'event', slug)]) {
    await page.clock.install({ time: new Date() })
    await page.goto(path)
    await page.clock.resume()
    await expect(page.getByRole('main')).toBeVisible()
    await expect(live).toHaveCount(0)
    await page.clock.setSystemTime(startsAt)
    await expect(live).toBeVisible()
    await expect(page.getByRole('link', { name: words.events.watch })).toHaveAttribute(
      'href',
      entry.streamUrl,
    )
    await page.clock.setSystemTime(endsAt)
    await expect(live).toHaveCount(0)
  }

  // What the server makes of an event that is on.
  const now = { ...entry, startsAt: new Date(Date.now() - 60_000).toISOString() }
  await change(panel, id, now)
  await expect.poll(() => textOf(request, pagePath('ca', 'home'))).toContain('class="live-now')

  // Pages that are open follow the editor's switch.
  const open = [await context.newPage(), await context.newPage()]
  for (const [at, path] of [pagePath('ca', 'home'), recordPath('ca', 'event', slug)].entries()) {
    await open[at]?.clock.install({ time: new Date() })
    await open[at]?.goto(path)
  }
  const isLive = (it: Page) => it.getByText(words.events.liveNow, { exact: true })
  for (const it of open) await expect(isLive(it)).toBeVisible()
  await change(panel, id, { ...now, streaming: false })
  for (const it of open) await expect(isLive(it)).toHaveCount(0)
  await expect.poll(() => textOf(request, pagePath('ca', 'home'))).not.toContain('class="live-now')
  await change(panel, id, now)
  await expect.poll(() => textOf(request, pagePath('ca', 'home'))).toContain('class="live-now')
  for (const it of open) {
    await it.bringToFront()
    await expect
      .poll(async () => {
        await it.clock.fastForward(61_000)
        return isLive(it).count()
      })
      .toBe(1)
    await it.close()
  }
  await panel(`${entries}/${id}/actions/unpublish?locale=en`, {})
})
