import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { pagePath } from '../app/paths/site-pages.ts'
import { sample } from './extent.ts'
import { expect, languages, test } from './test.ts'

for (const language of sample('opening-hours', languages, 1)) {
  const { openNow, hours } = dictionaries[language]

  test(`in ${language} a visitor sees until when the centre is open, and reads the week and the way to it`, async ({
    page,
    request,
  }) => {
    const { openingHoursSpecification, containsPlace } = await centreOf(
      await (await request.get(pagePath(language, 'contact'))).text(),
    )
    expect(openingHoursSpecification).toHaveLength(2)
    expect(containsPlace).toMatchObject({ name: openNow.office })

    await page.goto(pagePath(language, 'home'))
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: openNow.prayerHall }).click()
    await expect(page).toHaveURL(`${pagePath(language, 'contact')}#hours`)
    const table = page.getByRole('table', { name: hours.caption })
    await expect(table.getByRole('row')).toHaveCount(8)
    await expect(table.locator('[aria-current=date]')).toContainText(hours.today)
    await expect(page.getByRole('heading', { name: hours.exceptions })).toBeVisible()
    for (const label of [hours.directions, hours.transit, hours.parking])
      await expect(page.getByText(label, { exact: true })).toBeVisible()
  })
}

/** The centre in the structured data of a page. */
async function centreOf(html: string) {
  const nodes = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text]) =>
    JSON.parse(text ?? ''),
  )
  return nodes.find((it) => it['@type'] === 'Mosque')
}
