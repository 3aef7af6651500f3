import { readFileSync } from 'node:fs'
import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { type Language, languages, locales } from '@islamic-centre/i18n/locales'
import ICAL from 'ical.js'
import { pagePath } from '../app/paths/site-pages.ts'
import { sample } from './extent.ts'
import { expect, test } from './test.ts'

const calendar = (text: string) => new ICAL.Component(ICAL.parse(text))

type Published = {
  title: string
  slug: string
  startsAt: string
  endsAt: string
  place: string
  schedule: object | null
}
async function publishedEvents(language: Language): Promise<Published[]> {
  const query = `filters[kind][$eq]=event&locale=${locales[language].contentLocale}&pagination[pageSize]=100`
  const response = await fetch(`${process.env.CMS_URL}/api/posts?${query}&sort=startsAt:desc`)
  return (await response.json()).data
}

for (const language of sample('record-journeys', languages, 1)) {
  const words = dictionaries[language]

  test.describe(`in ${language}`, () => {
    test('an event is found and put into a calendar', { tag: ['@spec:10.1'] }, async ({ page }) => {
      await page.goto(pagePath(language, 'events'))
      // The latest first; the entry of one that repeats has all its dates.
      const published = (await publishedEvents(language)).findLast(
        ({ schedule, startsAt }) => !schedule && Date.parse(startsAt) > Date.now(),
      )
      const title = published?.title
      const card = page
        .locator('#upcoming')
        .getByRole('article')
        .filter({ hasText: title ?? '' })
      await card.getByRole('heading').getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
      const downloading = page.waitForEvent('download')
      await page.getByRole('link', { name: words.events.addToCalendar }).click()
      const download = await downloading
      expect(download.suggestedFilename()).toMatch(/\.ics$/)
      const [entry, ...others] = calendar(readFileSync(await download.path(), 'utf8')).getAllSubcomponents(
        'vevent',
      )
      expect(others).toEqual([])
      const event = new ICAL.Event(entry)
      expect(event.summary).toBe(published?.title)
      expect(event.startDate.toJSDate().toISOString()).toBe(published?.startsAt)
      expect(event.endDate.toJSDate().toISOString()).toBe(published?.endsAt)
      expect(event.location).toMatch(/Toronto|تورنتو/)
      expect(event.location).toContain(`${published?.place}${words.site.comma}`)
    })

    test('a calendar subscription has all events, each once, and the dates of those that repeat', {
      tag: ['@spec:10.1', '@spec:10.10'],
    }, async ({ page, request }) => {
      await page.goto(pagePath(language, 'events'))
      const href = await page.getByRole('link', { name: words.events.subscribe }).getAttribute('href')
      const response = await request.get(href ?? '')
      expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8')
      const entries = calendar(await response.text()).getAllSubcomponents('vevent')
      const found = entries.map((it) =>
        [it.getFirstPropertyValue('summary'), new ICAL.Event(it).startDate.toJSDate().toISOString()].join(
          ' ',
        ),
      )
      const published = await publishedEvents(language)
      const next = published.map((it) => `${it.title} ${it.startsAt}`)
      expect(found).toEqual(expect.arrayContaining(next))
      const once = new Set(published.filter(({ schedule }) => !schedule).map(({ title }) => title))
      expect(entries.filter((it) => once.has(String(it.getFirstPropertyValue('summary'))))).toHaveLength(
        once.size,
      )
      const titles = new Set(entries.map((it) => it.getFirstPropertyValue('summary')))
      expect(titles).toEqual(new Set(published.map(({ title }) => title)))
      const named = entries.map((it) =>
        ['uid', 'recurrence-id'].map((name) => String(it.getFirstPropertyValue(name))).join(),
      )
      expect(new Set(named).size).toBe(entries.length)
    })

    test('a feed reader finds the announcements, the newest first', { tag: ['@spec:10.10'] }, async ({
      page,
      request,
    }) => {
      await page.goto(pagePath(language, 'announcements'))
      const href = await page.locator('link[type="application/rss+xml"]').getAttribute('href')
      const response = await request.get(href ?? '')
      expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
      const feed = await page.evaluate(
        (text) => {
          const xml = new DOMParser().parseFromString(text, 'application/xml')
          if (xml.querySelector('parsererror')) throw new Error(xml.documentElement.textContent ?? '')
          return {
            language: xml.querySelector('channel > language')?.textContent,
            items: [...xml.querySelectorAll('item')].map((it) => ({
              title: it.querySelector('title')?.textContent ?? '',
              link: it.querySelector('link')?.textContent ?? '',
              date: Date.parse(it.querySelector('pubDate')?.textContent ?? ''),
            })),
          }
        },
        await response.text(),
      )
      expect(feed.language).toBe(locales[language].htmlLang.toLowerCase())
      const locale = locales[language].contentLocale
      const cms = await request.post(`${process.env.CMS_URL}/graphql`, {
        data: { query: `{ anouncements(locale: "${locale}", pagination: { limit: 100 }) { title } }` },
      })
      const titles = (await cms.json()).data.anouncements.map((it: { title: string }) => it.title)
      expect(feed.items.map((it) => it.title).toSorted()).toEqual(titles.toSorted())
      expect(feed.items.map((it) => it.date)).toEqual(
        feed.items.map((it) => it.date).toSorted((a, b) => b - a),
      )
      for (const { link } of feed.items) expect((await request.get(link)).status(), link).toBe(200)
    })
  })
}
