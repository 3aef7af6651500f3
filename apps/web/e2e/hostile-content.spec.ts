import type { Page } from '@playwright/test'
import { hostile } from '../../../packages/ui/src/markdown/hostile.fixture.ts'
import { pagePath, recordPath } from '../app/paths/site-pages.ts'
import { requestAsPanel, signIn } from './administrator.ts'
import { startDemoContentServer } from './demo-content.ts'
import { sample } from './extent.ts'
import { hydrated, idle, picturesLoaded } from './page-states.ts'
import { removeEntries } from './remove-entries.ts'
import { startSite } from './start-site.ts'
import { expect, loud as test } from './test.ts'

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
}, async ({ page, request }) => {
  test.setTimeout(400_000)
  const contentServer = await startDemoContentServer()
  removeEntries(contentServer.dataDir, 'anouncements')
  const site = await startSite({ cmsUrl: contentServer.url })
  try {
    const panelRequest = requestAsPanel(request, {
      url: contentServer.url,
      token: await signIn(contentServer.url),
    })
    const entries = '/content-manager/collection-types/api::anouncement.anouncement'
    const slugs: string[] = []
    for (let from = 0; from < texts.length; from += atOnce) {
      const some = texts.slice(from, from + atOnce)
      const slug = `text-${from}`
      const { data } = await panelRequest(`${entries}?locale=en`, {
        title: `${some[0]?.slice(0, 100)} ${from}`,
        description: some[1],
        content: ['The beginning', ...some, 'The end'].join('\n\n'),
        slug,
        date: '2026-11-20',
      })
      await panelRequest(`${entries}/${data.documentId}/actions/publish?locale=en`, {})
      slugs.push(recordPath('ca', 'announcement', slug))
    }
    const elsewhere = await watch(page)
    for (const path of [
      pagePath('ca', 'home'),
      pagePath('ca', 'announcements'),
      ...sample('hostile', slugs, 2),
    ]) {
      const response = await page.goto(site.url + path)
      expect(response?.status(), path).toBe(200)
      await hydrated(page)
      await touchAll(page)
      await picturesLoaded(page)
      await idle(page)
      expect([path, await page.evaluate(() => window.harmed)]).toEqual([path, 0])
      expect(elsewhere, path).toEqual([])
      await expect(page.getByRole('contentinfo'), path).toBeVisible()
    }
    expect(slugs).toHaveLength(Math.ceil(texts.length / atOnce))
    await page.goto('about:blank')
  } finally {
    await site.stop()
    await contentServer.stop()
  }
})
