import { beginningOf, dayOf } from '../app/dates/civil-day.ts'
import { pagePath } from '../app/paths/site-pages.ts'
import { requestAsPanel } from './administrator.ts'
import { expect, quietTest as test } from './publishing-servers.ts'
import { removeEntries } from './remove-entries.ts'

test('an event without an end is upcoming until its day is over, and one without a day is listed after it', {
  tag: ['@spec:10.1'],
}, async ({ page, request, publishing }) => {
  const panelRequest = requestAsPanel(request, publishing.panel)
  removeEntries(publishing.dataDir, 'posts')
  await publishing.notify('api::post.post')
  const entries = '/content-manager/collection-types/api::post.post'
  const midnight = beginningOf(dayOf(new Date()))
  const beforeMidnight = new Date(midnight.getTime() - 60_000)
  const number = Date.now()
  for (const [title, startsAt] of [
    ['Some day', null],
    ['Today', midnight],
    ['Yesterday', beforeMidnight],
  ] as const) {
    const slug = `${title.toLowerCase().replace(' ', '-')}-${number}`
    const { data } = await panelRequest(`${entries}?locale=en`, { title, slug, kind: 'event', startsAt })
    await panelRequest(`${entries}/${data.documentId}/actions/publish?locale=en`, {})
  }
  const shows = async (list: 'events' | 'home', name: string) =>
    (await (await request.get(pagePath('ca', list))).text()).includes(`${name}-${number}`)
  for (const name of ['some-day', 'today', 'yesterday'])
    await expect.poll(() => shows('events', name), { message: name }).toBe(true)
  await expect.poll(() => shows('home', 'today')).toBe(true)
  // The entries that were removed are gone only when the whole list has been read twice.
  const upcoming = async () => {
    const html = await (await request.get(pagePath('ca', 'events'))).text()
    return new Set([...html.matchAll(/href="\/ca\/events\/([^"/.]+)"/g)].map(([, slug]) => slug))
  }
  await expect
    .poll(upcoming)
    .toEqual(new Set(['today', 'some-day', 'yesterday'].map((name) => `${name}-${number}`)))

  await page.goto(pagePath('ca', 'events'))
  await expect(page.locator('#upcoming').getByRole('article').getByRole('heading')).toHaveText([
    'Today',
    'Some day',
  ])
  await expect(page.locator('#past')).toContainText('Yesterday')
  await page.goto(pagePath('ca', 'home'))
  await expect(page.getByRole('link', { name: 'Today' })).toBeVisible()
  await expect(page.getByText(/Yesterday|Some day/)).toHaveCount(0)
})
