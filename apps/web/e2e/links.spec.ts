import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { languages } from '@islamic-centre/i18n/locales'
import { freePagePath, pagePath, timetablePath } from '../app/paths/site-pages.ts'
import { sample } from './extent.ts'
import { readSitemap } from './read-sitemap.ts'
import { expect, test } from './test.ts'

/** The paths of this site that the links of a page lead to. */
async function linksOf(site: string, path: string) {
  const html = await (await fetch(site + path)).text()
  return [...html.matchAll(/<a [^>]*href="(\/[^"#]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
}

/** Every path that is reached from the home page by links to pages of the sitemap, to the parts of their lists, and to the dates of their events. */
async function walk(site: string, home: string, listed: ReadonlySet<string>) {
  const isFollowed = (path: string) => listed.has(path.replace(/\?page=\d+$|\/\d{4}-\d\d-\d\d$/, ''))
  const reached = new Set<string>()
  let next = [home]
  while (next.length > 0) {
    for (const path of next) reached.add(path)
    const links = await Promise.all(next.map((path) => linksOf(site, path)))
    next = [...new Set(links.flat())].filter((path) => isFollowed(path) && !reached.has(path))
  }
  return reached
}

for (const language of sample('links', languages, 1)) {
  const words = dictionaries[language]

  test(`in ${language} links lead from the home page to every address of the sitemap`, async ({
    baseURL,
  }) => {
    const { urls } = await readSitemap(baseURL)
    const listed = urls.map((url) => new URL(url).pathname).filter((path) => path.startsWith(`/${language}/`))
    expect(listed).toContain(pagePath(language, 'prayerCall'))
    expect(listed).toContain(freePagePath(language, 'first-visit'))
    const reached = await walk(baseURL ?? '', pagePath(language, 'home'), new Set(listed))
    expect(listed.filter((path) => !reached.has(path))).toEqual([])
  })

  test(`in ${language} the prayer times are in the header, for the city that was chosen on the device`, {}, async ({
    page,
    baseURL,
  }) => {
    await page.goto(pagePath(language, 'about'))
    const link = page.getByRole('banner').getByRole('link', { name: words.nav.prayerTimes })
    await link.click()
    await expect(page).toHaveURL(new RegExp(`${timetablePath(language, 'toronto')}/\\d{4}-\\d\\d$`))
    await expect(link).toHaveAttribute('aria-current', 'page')

    // From the month to the page of the call and back.
    await page.getByRole('main').getByRole('link', { name: words.prayer.callPage }).click()
    await expect(page).toHaveURL(baseURL + pagePath(language, 'prayerCall'))
    const today = page.getByRole('region', { name: words.prayer.title })
    await today.getByRole('link', { name: words.timetable.title }).click()
    await expect(page).toHaveURL(/prayer-times/)
    await page
      .getByRole('navigation', { name: words.nav.trail })
      .getByRole('link', { name: words.nav.prayerCall })
      .click()
    await expect(page).toHaveURL(baseURL + pagePath(language, 'prayerCall'))

    await page.goto(pagePath(language, 'home'))
    const montreal = page.getByRole('button', { name: words.cities.montreal }).first()
    await montreal.click()
    await expect(montreal).toHaveAttribute('aria-pressed', 'true')
    await link.click()
    await expect(page).toHaveURL(new RegExp(`${timetablePath(language, 'montreal')}/\\d{4}-\\d\\d$`))
  })

  test(`in ${language} a first visit is linked from the pages about the centre and from the footer`, async ({
    page,
  }) => {
    for (const name of ['about', 'contact'] as const) {
      await page.goto(pagePath(language, name))
      const first = `a[href="${freePagePath(language, 'first-visit')}"]`
      await expect(page.getByRole('main').locator(first)).toBeVisible()
      await expect(page.getByRole('contentinfo').locator(first)).toBeVisible()
    }
  })
}
