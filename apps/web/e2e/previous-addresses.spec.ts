import { recordPath } from '../app/paths/site-pages.ts'
import { requestAsPanel } from './administrator.ts'
import { expect, test } from './publishing-servers.ts'

// One after the other: each worker would start servers of its own.
test.describe.configure({ mode: 'default' })

test('a visitor who follows an old link reaches the event at its new address, in both languages', async ({
  page,
  request,
  publishing,
}) => {
  const panelRequest = requestAsPanel(request, publishing.panel)
  const type = '/content-manager/collection-types/api::post.post'
  const unique = Date.now()
  const [a, b, c] = ['a', 'b', 'c'].map((it) => `moved-${it}-${unique}`) as [string, string, string]
  const event = (slug: string) => ({ title: `Evening ${unique}`, slug, kind: 'event' })
  const publish = (id: string, slug: string) =>
    panelRequest(`${type}/${id}/actions/publish?locale=en`, event(slug))
  const address = (slug: string, language: 'fa' | 'ca' = 'ca') => recordPath(language, 'event', slug)
  const answer = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 })
    return [response.status(), response.headers().location]
  }
  const leadsTo = (from: string, to: string) =>
    expect.poll(() => answer(address(from)), { intervals: [100] }).toEqual([301, address(to)])

  const { data } = await panelRequest(`${type}?locale=en`, event(a))
  const id: string = data.documentId
  await publish(id, a)
  await expect.poll(() => answer(address(a))).toEqual([200, undefined])
  await publish(id, b)
  await leadsTo(a, b)
  await publish(id, c)
  await leadsTo(a, c)
  await leadsTo(b, c)
  expect(await answer(address(b, 'fa'))).toEqual([301, address(c, 'fa')])
  expect(await answer(`${address(a)}/event.ics`)).toEqual([301, `${address(c)}/event.ics`])
  expect((await answer(address(`${a}-unknown`)))[0]).toBe(404)
  await page.goto(address(a))
  await expect(page.getByRole('heading', { name: `Evening ${unique}` })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(address(c))

  // Back to the first address: it is the event's own again, and the others lead to it.
  await publish(id, a)
  await leadsTo(c, a)
  await expect.poll(() => answer(address(a))).toEqual([200, undefined])

  // It becomes a class and an event again: each of its addresses leads to it.
  const asClass = (slug: string) => recordPath('ca', 'class', slug)
  await panelRequest(`${type}/${id}/actions/publish?locale=en`, { ...event(a), kind: 'class' })
  for (const slug of [a, b])
    await expect.poll(() => answer(address(slug)), { intervals: [100] }).toEqual([301, asClass(a)])
  await publish(id, a)
  await expect.poll(() => answer(asClass(a)), { intervals: [100] }).toEqual([301, address(a)])

  // No other entry takes over the links to it.
  const refused = await panelRequest(`${type}?locale=en`, event(b))
  expect(refused.error.message).toContain(`had the address part ${b} before`)
})
