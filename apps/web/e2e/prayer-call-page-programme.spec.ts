import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { cities, prayerTimesOn } from '@islamic-centre/prayer-times'
import type { Page } from '@playwright/test'
import { beginningOf, dayOf, daysLater } from '../app/dates/civil-day.ts'
import { dataPathOf } from '../app/platform/react-router-internals.ts'
import { isFull, sample } from './extent.ts'
import { type HallScreen, hallScreen } from './hall-screen.ts'
import { notifyOfChange } from './notify-of-change.ts'
import { proxyContentServer } from './proxy-content-server.ts'
import { heapAfterCollection, holds, recordActivity } from './soak.ts'
import { type Site, startSite } from './start-site.ts'
import { expect, languages, test } from './test.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const secret = 'shared by these tests and their site'
const path = (language: string) => `/${language}/plusoneazan`
/** A day that the server has ahead of it, whenever the tests run. */
const day = daysLater(dayOf(new Date()), 2)
const at = (hours: number, of = day) => beginningOf(of).getTime() + hours * hour
const iso = (ms: number) => new Date(ms).toISOString()

type Post = {
  documentId: string
  title: string
  startsAt: string
  endsAt?: string
  streamUrl?: string
  place?: string
}

test.describe.configure({ mode: 'default' })
let posts: Post[] = []

type Notice = {
  slug: string
  title: string
  burialAt: string
  burialPlace?: string
  prayerAt?: string
  prayerPlace?: string
  memorialAt?: string
  memorialPlace?: string
  until?: string
}
let notices: Notice[] = []
let between: Awaited<ReturnType<typeof proxyContentServer>>
let site: Site
test.beforeAll(async () => {
  between = await proxyContentServer((url) => {
    if (url.pathname === '/api/occasions') return { status: 200, body: { data: [] } }
    const entries: Record<string, readonly { documentId: string }[]> = {
      '/api/posts': posts.map((it) => ({ slug: it.documentId, kind: 'event', ...it })),
      '/api/death-notices': notices.map((it) => ({
        documentId: it.slug,
        createdAt: iso(at(0)),
        content: null,
        ...it,
      })),
    }
    const found = entries[url.pathname]
    if (!found) return undefined
    const ids = [...url.searchParams].flatMap(([name, id]) => (name.includes('documentId') ? [id] : []))
    const data = found
      .filter(({ documentId }) => ids.length === 0 || ids.includes(documentId))
      .map((it, number) => ({
        id: number + 1,
        updatedAt: iso(Date.now()),
        locale: url.searchParams.get('locale'),
        ...it,
      }))
    return {
      status: 200,
      body: { data, meta: { pagination: { page: 1, pageSize: 100, pageCount: 1, total: data.length } } },
    }
  })
  site = await startSite({ cmsUrl: between.url, env: { WEBHOOK_SECRET: secret } })
})
test.afterAll(async () => {
  await site.stop()
  between.stop()
})

/** Publishes these events, and waits until the site has them. */
async function publish(...events: Post[]) {
  posts = events
  expect(await notifyOfChange(site.url, secret, 'api::post.post')).toBe(204)
  for (const language of languages)
    await expect
      .poll(async () => {
        const text = await (await fetch(site.url + dataPathOf(path(language)))).text()
        return (
          events.every(({ title }) => text.includes(title)) &&
          [...text.matchAll(/doc-\w+/g)].every(([id]) =>
            events.some(({ documentId }) => id.startsWith(documentId)),
          )
        )
      })
      .toBe(true)
}

/** Publishes these death notices, and waits until the site has them and no other. */
async function announce(...all: Notice[]) {
  notices = all
  expect(await notifyOfChange(site.url, secret, 'api::death-notice.death-notice')).toBe(204)
  for (const language of languages)
    await expect
      .poll(async () => {
        const text = await (await fetch(site.url + dataPathOf(path(language)))).text()
        const others = [...text.matchAll(/notice-(death-\w+)/g)].filter(
          ([, slug]) => !all.some((it) => it.slug === slug),
        )
        return all.every(({ title }) => text.includes(title)) && others.length === 0
      })
      .toBe(true)
}

const event = (name: string, startsAt: number, more: Partial<Post> = {}): Post => ({
  documentId: `doc-${name}`,
  title: `Evening ${name}`,
  startsAt: iso(startsAt),
  endsAt: iso(startsAt + hour),
  place: 'Main hall',
  ...more,
})

const programme = (page: Page) => page.locator('.programme')
const title = (page: Page) => programme(page).locator('.programme__title')

/** Lets a turn pass, and returns what is shown then: the title, or nothing while the pictures are shown. */
async function turn(page: Page, hall: HallScreen) {
  await hall.pass(15 * second)
  return (await title(page).count()) > 0 ? await title(page).textContent() : ''
}

/** Whether all of an item is within its place, and the sizes of its title and of its smallest text, in pixels. */
const boxOf = (page: Page) =>
  programme(page).evaluate((it) => {
    const own = it.getBoundingClientRect()
    const parts = [...it.querySelectorAll('*')].filter((part) =>
      [...part.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim()),
    )
    const inside = [...it.children].map((child) => child.getBoundingClientRect())
    return {
      fits: inside.every(
        ({ left, right, top, bottom }) =>
          left >= own.left && right <= own.right && top >= own.top && bottom <= own.bottom,
      ),
      size: Number.parseFloat(getComputedStyle(it.querySelector('h2') as Element).fontSize),
      small: Math.min(...parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize))),
    }
  })

/** Nothing of the times is outside the window or covered. */
const timesAreVisible = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('.times-of-city time, .wall-clock, .next-call__name')]
    return (
      parts.length > 7 &&
      parts.every((it) => {
        const { left, right, top, bottom } = it.getBoundingClientRect()
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        const isWithin = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1
        return isWithin && right > left && seen?.closest('.programme, .call-screen__pictures') === null
      })
    )
  })

for (const language of sample('programme', languages, 1))
  for (const [width, height, reducedMotion] of sample(
    'screens of the programme',
    [
      [1920, 1080, 'no-preference'],
      [1920, 1080, 'reduce'],
      [1280, 720, 'no-preference'],
      [3840, 2160, 'no-preference'],
      [3840, 2160, 'reduce'],
      [1080, 1920, 'no-preference'],
      [1080, 1920, 'reduce'],
    ] as const,
    2,
  ))
    test(`on ${width} by ${height} in ${language} the longest names fit, large, and cover no time; motion: ${reducedMotion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion })
      await page.setViewportSize({ width, height })
      const long =
        language === 'fa'
          ? 'مراسم بزرگداشت شب شهادت حضرت فاطمه زهرا سلام‌الله‌علیها همراه با سخنرانی، مرثیه‌خوانی و پذیرایی در تالار بزرگ کانون'
          : 'Commemoration of the martyrdom of Lady Fatima Zahra, peace be upon her, with lecture, elegies and a shared meal for all families'
      await publish(
        event('long', at(20), { title: long, place: `${long} ${long}` }),
        event('word', at(21), { title: 'W'.repeat(120) }),
        event('short', at(22), { title: language === 'fa' ? 'دعای کمیل' : 'Dua Kumayl' }),
      )
      const hall = await hallScreen(page, site.url, { at: iso(at(13)), path: path(language) })
      try {
        const seen = new Set<string | null>()
        for (let turns = 0; turns < 4; turns++) {
          seen.add(await turn(page, hall))
          expect(await timesAreVisible(page)).toBe(true)
          if ((await title(page).count()) === 0) continue
          if (reducedMotion === 'reduce') await expect(programme(page)).toHaveCSS('animation-name', 'none')
          const box = await boxOf(page)
          expect(box.fits, await programme(page).innerHTML()).toBe(true)
          expect(box.size).toBeGreaterThanOrEqual(Math.min(width, height) / 30)
          expect(box.small).toBeGreaterThanOrEqual(Math.min(width, height) / 40)
        }
        expect(seen).toContain(long)
        expect(seen.size).toBe(4)
      } finally {
        await hall.stop()
      }
    })

test('events take turns with the pictures, with their countdown', async ({ page }) => {
  await publish(event('first', at(18)), event('second', at(42)))
  const hall = await hallScreen(page, site.url, { at: iso(at(13.5)), path: path('ca') })
  try {
    const pictures = page.locator('.call-screen__pictures')
    // The screen opens at any turn.
    while (!(await pictures.isVisible())) await turn(page, hall)
    expect(await turn(page, hall)).toBe('Evening first')
    await expect(programme(page)).toContainText('Starts in 4 hours')
    await expect(pictures).not.toBeVisible()
    expect(await turn(page, hall)).toBe('Evening second')
    await expect(programme(page)).toContainText(dictionaries.ca.screen.tomorrow)
    await turn(page, hall)
    await expect(programme(page)).toHaveCount(0)
    await expect(pictures).toBeVisible()
  } finally {
    await hall.stop()
  }
})

test('around a call nothing moves, but a correction and a withdrawal are shown', async ({ page }) => {
  const call = prayerTimesOn(day, cities.toronto).maghrib?.getTime() ?? Number.NaN
  const [first, second_] = [event('first', call + 3 * hour), event('second', call + 4 * hour)]
  await publish(first, second_)
  const hall = await hallScreen(page, site.url, { at: iso(call - 10 * minute), path: path('ca') })
  try {
    while ((await title(page).count()) === 0) await turn(page, hall)
    await page.clock.fastForward(call - 4 * minute - 59 * second - (await page.evaluate(() => Date.now())))
    const shown = await title(page).textContent()
    for (let turns = 0; turns < 4; turns++) expect(await turn(page, hall)).toBe(shown)
    const [same, other] = shown === first.title ? [first, second_] : [second_, first]
    await publish({ ...same, title: 'Corrected' }, other)
    await hall.asksUntil(() => expect(title(page)).toHaveText('Corrected', { timeout: 5000 }))
    await publish(other)
    await hall.asksUntil(() => expect(title(page)).toHaveText(other.title, { timeout: 5000 }))
    // Through the call and its sound.
    await page.clock.fastForward(call - (await page.evaluate(() => Date.now())))
    await expect(page.locator('.prayer-call[data-state=playing]')).toBeVisible()
    await page.getByRole('button', { name: dictionaries.ca.call.stop, exact: true }).click()
    await expect(page.locator('.prayer-call[data-state=armed]')).toBeVisible()
    for (let turns = 0; turns < 15; turns++) expect(await turn(page, hall)).toBe(other.title)
    await hall.pass(90 * second)
    await expect(programme(page)).toHaveCount(0)
  } finally {
    await hall.stop()
  }
})

for (const language of sample('notice on the screen', languages, 1))
  for (const [width, height] of sample(
    'screens of the notice',
    [
      [1920, 1080],
      [1280, 720],
      [3840, 2160],
      [1080, 1920],
    ] as const,
    1,
  ))
    test(`on ${width} by ${height} in ${language} a death notice with the longest name and every line fits, large, and covers no time`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await publish()
      const isPersian = language === 'fa'
      const title = isPersian
        ? 'مرحوم مغفور حاج نام نخست نام دوم نام خانوادگی بسیار بلند'
        : 'The late First Second Third Very-Long-Family-Name, of blessed memory'
      const place = isPersian
        ? 'آرامستان بزرگ شهر، قطعه هفتم، خیابان دراز شماره ۱۲۳۴'
        : 'The Large Cemetery of the City, Section Seven, 1234 Long Street North'
      await announce({
        slug: 'death-long',
        title,
        prayerAt: iso(at(20)),
        prayerPlace: place,
        burialAt: iso(at(21)),
        burialPlace: place,
        memorialAt: iso(at(45)),
        memorialPlace: place,
      })
      const hall = await hallScreen(page, site.url, { at: iso(at(13)), path: path(language) })
      try {
        while ((await programme(page).count()) === 0) await turn(page, hall)
        await expect(programme(page)).toHaveAttribute('data-kind', 'deathNotice')
        await expect(programme(page).getByRole('definition')).toHaveCount(3)
        expect(await timesAreVisible(page)).toBe(true)
        const box = await boxOf(page)
        expect(box.fits, await programme(page).innerHTML()).toBe(true)
        expect(box.size).toBeGreaterThanOrEqual(Math.min(width, height) / 30)
        expect(box.small).toBeGreaterThanOrEqual(Math.min(width, height) / 45)
      } finally {
        await hall.stop()
        await announce()
      }
    })

test('a death notice is corrected and withdrawn also around a call', async ({ page }) => {
  const call = prayerTimesOn(day, cities.toronto).maghrib?.getTime() ?? Number.NaN
  const notice = { slug: 'death-one', title: 'A name', burialAt: iso(call + hour), burialPlace: 'Cemetery' }
  await publish()
  await announce(notice)
  const hall = await hallScreen(page, site.url, { at: iso(call - 30 * minute), path: path('ca') })
  try {
    // The page may have been rendered before the events of earlier tests were removed.
    await hall.asksUntil(() => expect(title(page)).toHaveText('A name', { timeout: 1000 }))
    await page.clock.fastForward(call - 4 * minute - 59 * second - (await page.evaluate(() => Date.now())))
    for (let turns = 0; turns < 4; turns++) expect(await turn(page, hall)).toBe('A name')
    await announce({ ...notice, title: 'The right name', burialPlace: 'Another place' })
    await hall.asksUntil(() => expect(title(page)).toHaveText('The right name', { timeout: 5000 }))
    await expect(programme(page)).toContainText('Another place')
    await announce()
    await hall.asksUntil(() => expect(programme(page)).toHaveCount(0, { timeout: 5000 }))
    expect(await hall.isSameDocument()).toBe(true)
  } finally {
    await hall.stop()
    await announce()
  }
})

test('a death notice leaves the screen by its end without a network, and by its withdrawal though the site has a new build', async ({
  page,
}) => {
  await publish()
  const first = { slug: 'death-ends', title: 'Ends', burialAt: iso(at(14)), until: iso(at(14)) }
  const other = { slug: 'death-stays', title: 'Stays', burialAt: iso(at(40)) }
  await announce(first, other)
  const hall = await hallScreen(page, site.url, { at: iso(at(13)), path: path('ca') })
  const seen = async (turns: number) => {
    const titles = new Set<string | null>()
    for (let passed = 0; passed < turns; passed++) titles.add(await turn(page, hall))
    return [...titles].sort()
  }
  try {
    expect(await seen(6)).toEqual(['', 'Ends', 'Stays'])
    hall.server.isUnavailable = true
    await hall.pass(hour)
    expect(await seen(6)).toEqual(['', 'Stays'])
    hall.server.isUnavailable = false
    hall.server.build = 'another'
    await announce()
    await hall.nextRequest(() => hall.pass(5 * second))
    await expect.poll(() => seen(3)).toEqual([''])
    expect(await hall.isSameDocument()).toBe(true)
  } finally {
    await hall.stop()
    await announce()
  }
})

test('an event with a stream is live from its start to its end by the right time, though the clock of the device is fast', async ({
  page,
}) => {
  const start = at(14)
  await publish(event('lecture', start, { streamUrl: 'https://stream.example/live' }))
  const hall = await hallScreen(page, site.url, { at: iso(start - minute), path: path('ca') })
  try {
    hall.server.clockAhead = -10 * minute
    const kinds = async (turns: number) => {
      const seen = new Set<string | null>()
      for (let at = 0; at < turns; at++) {
        await turn(page, hall)
        if ((await programme(page).count()) > 0) seen.add(await programme(page).getAttribute('data-kind'))
      }
      return [...seen]
    }
    await hall.nextRequest(() => hall.pass(5 * second))
    await expect(page.locator('.call-screen__marks')).toContainText('10 minutes')
    // The device's clock is past the start.
    expect(await kinds(8)).toEqual(['event'])
    await hall.pass(10 * minute)
    expect(await kinds(4)).toEqual(['live'])
    await hall.pass(hour)
    expect(await kinds(4)).toEqual([])
  } finally {
    await hall.stop()
  }
})

const days = isFull ? 22 : 2
/** Between two looks at the screen. */
const stepMs = (isFull ? 5 : 20) * minute

test(`in ${days} days the times are visible in every frame, memory is flat and no call is lost`, async ({
  page,
}) => {
  if (isFull) test.setTimeout(2 * hour)
  const began = at(8)
  await page.clock.install({ time: new Date(began) })
  await recordActivity(page)
  await page.addInitScript(() => {
    const heard = new Set<string>()
    Object.assign(window, { heard })
    document.addEventListener(
      'playing',
      ({ target }) => {
        const { duration, currentSrc } = target as HTMLAudioElement
        if (duration > 1) heard.add(currentSrc)
      },
      true,
    )
  })
  const count = Math.min(3 * days, 20)
  await publish(
    ...Array.from({ length: count }, (_, number) =>
      event(`day${number}`, at(19 + ((24 * days) / count) * number)),
    ),
  )
  const hall = await hallScreen(page, site.url, { at: iso(began), path: path('ca') })
  try {
    const session = await page.context().newCDPSession(page)
    const measure = async () => {
      const heap = await heapAfterCollection(session)
      const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
      return { heap, nodes, jsEventListeners, ...(await holds(page)) }
    }
    const stop = page.getByRole('button', { name: dictionaries.ca.call.stop, exact: true })
    const measured: Awaited<ReturnType<typeof measure>>[] = []
    const shown = new Set<string | null>()
    let now = began
    let calls = 0
    for (let passed = 1; passed <= days; passed++) {
      const due = [0, 1].flatMap((later) => {
        const { fajr, dhuhr, maghrib } = prayerTimesOn(daysLater(day, passed - 1 + later), cities.toronto)
        return [fajr, dhuhr, maghrib].map((it) => it?.getTime() ?? Number.NaN)
      })
      for (const end = began + passed * 24 * hour; now < end; ) {
        const call = due.find((it) => it > now && it <= now + stepMs)
        const next = Math.min(call ?? Number.POSITIVE_INFINITY, now + stepMs, end)
        await hall.nextRequest(() => hall.pass(next - now))
        now = next
        expect(await timesAreVisible(page)).toBe(true)
        if ((await title(page).count()) > 0) shown.add(await title(page).textContent())
        if (call !== now) continue
        calls += 1
        await expect(page.locator('.prayer-call[data-state=playing]')).toBeVisible()
        await stop.click()
        await expect(page.locator('.prayer-call[data-state=armed]')).toBeVisible()
      }
      measured.push(await measure())
    }
    expect(calls).toBe(3 * days)
    expect(shown.size, [...shown].join()).toBeGreaterThan(count / 2)
    const [first] = measured
    const last = measured.at(-1)
    expect(last).toMatchObject({ timers: first?.timers, workers: first?.workers, contexts: first?.contexts })
    const heaps = measured.map(({ heap }) => heap)
    // Compiled code grows for some days.
    expect(Math.max(...heaps), JSON.stringify(measured)).toBeLessThan((heaps[0] ?? 0) + 3_000_000)
    expect(await hall.isSameDocument()).toBe(true)
  } finally {
    await hall.stop()
  }
})
