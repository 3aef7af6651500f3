import { beginningOf, dayOf } from '../app/dates/civil-day.ts'
import { pagePath } from '../app/paths/site-pages.ts'
import { requestAsPanel, signIn } from './administrator.ts'
import { startDemoContentServer } from './demo-content.ts'
import { removeEntries } from './remove-entries.ts'
import { startSite } from './start-site.ts'
import { expect, test } from './test.ts'

test('an event without an end is upcoming until its day is over, and one without a day is listed after it', {
  tag: ['@spec:10.1'],
}, async ({ page, request }) => {
  const contentServer = await startDemoContentServer()
  removeEntries(contentServer.dataDir, 'posts')
  const site = await startSite({ cmsUrl: contentServer.url })
  try {
    const token = await signIn(contentServer.url)
    const panelRequest = requestAsPanel(request, { url: contentServer.url, token })
    const entries = '/content-manager/collection-types/api::post.post'
    const midnight = beginningOf(dayOf(new Date()))
    const beforeMidnight = new Date(midnight.getTime() - 60_000)
    for (const [title, startsAt] of [
      ['Some day', null],
      ['Today', midnight],
      ['Yesterday', beforeMidnight],
    ] as const) {
      const event = { title, slug: title.toLowerCase().replace(' ', '-'), kind: 'event', startsAt }
      const { data } = await panelRequest(`${entries}?locale=en`, event)
      await panelRequest(`${entries}/${data.documentId}/actions/publish?locale=en`, {})
    }
    await page.goto(site.url + pagePath('ca', 'events'))
    await expect(page.locator('#upcoming').getByRole('article').getByRole('heading')).toHaveText([
      'Today',
      'Some day',
    ])
    await expect(page.locator('#past')).toContainText('Yesterday')
    await page.goto(site.url + pagePath('ca', 'home'))
    await expect(page.getByRole('link', { name: 'Today' })).toBeVisible()
    await expect(page.getByText(/Yesterday|Some day/)).toHaveCount(0)
  } finally {
    // Requests that are still pending when the page is left are no failures.
    await page.goto('about:blank')
    await site.stop()
    await contentServer.stop()
  }
})
