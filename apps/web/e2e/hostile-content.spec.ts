import type { Page } from '@playwright/test'
import { hostile } from '../../../packages/ui/src/markdown/hostile.fixture.ts'
import { pagePath, recordPath } from '../app/paths/site-pages.ts'
import { requestAsPanel } from './administrator.ts'
import { sample } from './extent.ts'
import { hydrated, idle, picturesLoaded } from './page-states.ts'
import { expect, test } from './publishing-servers.ts'
import { removeEntries } from './remove-entries.ts'

const atOnce = 15
/** A string that no editor's text contains and that a database cannot store. */
const nul = '\0'
const texts = hostile.filter((it) => !it.includes(nul))

declare global {
  interface Window {
    harmed: number
    harm: () => void
  }
}

/** Returns what a text has done to the page: run a script, sent a request elsewhere, opened a window. */
async function watch(page: Page) {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (/evil/.test(new URL(request.url()).hostname)) elsewhere.push(request.url())
  })
  page.on('dialog', (dialog) => {
    elsewhere.push(`dialog ${dialog.message()}`)
    return dialog.dismiss()
  })
  await page.addInitScript(() => {
    window.harmed = 0
    window.harm = () => {
      window.harmed += 1
    }
  })
  return elsewhere
}

/** Hovers, focuses and presses everything in a text like a visitor could. Navigation is prevented. */
const touchAll = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    document.addEventListener('click', (event) => event.preventDefault(), { capture: true })
    for (const it of main.querySelectorAll<HTMLElement>('.ui-markdown *')) {
      for (const type of [
        'pointerover',
        'pointerenter',
        'mouseover',
        'mouseenter',
        'focus',
        'toggle',
        'animationstart',
      ])
        it.dispatchEvent(new Event(type, { bubbles: true }))
      it.focus()
      it.click()
    }
  })

test('whatever a text contains, it runs no script, sends no request elsewhere and does not break the page', {
  tag: ['@spec:12.10'],
}, async ({ page, request, publishing }) => {
  const panelRequest = requestAsPanel(request, publishing.panel)
  removeEntries(publishing.dataDir, 'anouncements')
  const entries = '/content-manager/collection-types/api::anouncement.anouncement'
  const paths: string[] = []
  for (let from = 0; from < texts.length; from += atOnce) {
    const some = texts.slice(from, from + atOnce)
    const slug = `text-${from}-${Date.now()}`
    const { data } = await panelRequest(`${entries}?locale=en`, {
      title: `${some[0]?.slice(0, 100)} ${from}`,
      description: some[1],
      content: ['The beginning', ...some, 'The end'].join('\n\n'),
      slug,
      date: '2026-11-20',
    })
    await panelRequest(`${entries}/${data.documentId}/actions/publish?locale=en`, {})
    paths.push(recordPath('ca', 'announcement', slug))
  }
  expect(paths).toHaveLength(Math.ceil(texts.length / atOnce))
  await publishing.notify('api::anouncement.anouncement')
  const lists = [pagePath('ca', 'home'), pagePath('ca', 'announcements')]
  for (const list of lists)
    await expect.poll(async () => (await request.get(list)).text()).toContain(paths.at(-1))
  const elsewhere = await watch(page)
  for (const path of [...lists, ...sample('hostile', paths, 2)]) {
    await expect.poll(async () => (await request.get(path)).status()).toBe(200)
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    await hydrated(page)
    await touchAll(page)
    await picturesLoaded(page)
    await idle(page)
    expect([path, await page.evaluate(() => window.harmed)]).toEqual([path, 0])
    expect(elsewhere, path).toEqual([])
    await expect(page.getByRole('contentinfo'), path).toBeVisible()
  }
})
