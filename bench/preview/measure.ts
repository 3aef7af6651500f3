// How soon a typed word is on the page beside the form: from the press of a key in the panel to the frame that shows it. `pnpm build`,
// then `pnpm bench:preview`.
import { availableParallelism } from 'node:os'
import { chromium, type Page } from '@playwright/test'
import { administratorWith } from '../../apps/cms/tests/administrator.ts'
import { startContentServer } from '../../apps/cms/tests/start-content-server.ts'
import { openPanel, signIn } from '../../apps/web/e2e/administrator.ts'
import { startSite } from '../../apps/web/e2e/start-site.ts'
import { freePort } from '../../tools/free-port.mjs'
import { launchOptions } from '../../tools/launch-options.mjs'
import { writeSection } from '../benchmarks-section.ts'
import { untilTheEndOf } from '../site/until-the-end.ts'

const presses = 40

await using started = new AsyncDisposableStack()
const untilTheEnd = untilTheEndOf(started)
const port = await freePort()
const shared = {
  SITE_API_TOKEN: 'of-the-site'.padEnd(40, '-'),
  PREVIEW_SECRET: 'of-previews'.padEnd(40, '-'),
}
const server = await untilTheEnd(
  startContentServer({
    demoContent: 'once',
    env: { ...shared, SITE_ORIGINS: `http://127.0.0.1:${port}` },
  }),
)
await untilTheEnd(startSite({ cmsUrl: server.url, port, env: shared }))
const administrator = administratorWith(server.url, await signIn(server.url))
const browser = await chromium.launch(launchOptions())
started.defer(() => browser.close())
const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } })
await openPanel(page, `${server.url}/admin`)
await page.locator('nav').first().waitFor()

/** Records when a letter arrives in the form and when a frame is shown, by the clock of the panel. */
const recordShown = (panel: Page) =>
  panel.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { shownAt: times })
    const host = document.querySelector('.centre-preview__page')
    if (!host) throw new Error('There is no preview.')
    const observer = new MutationObserver(() => times.push(performance.timeOrigin + performance.now()))
    observer.observe(host, { subtree: true, attributeFilter: ['inert'] })
    document.addEventListener(
      'input',
      (event) => Object.assign(window, { pressedAt: performance.timeOrigin + event.timeStamp }),
      true,
    )
  })

async function timesOf(field: string, type: string, isSingle: boolean, isShown: (text: string) => string) {
  const list = `/content-manager/${isSingle ? 'single' : 'collection'}-types/${type}`
  const entry = isSingle ? '' : `/${(await administrator('GET', `${list}?locale=fa`)).results[0].documentId}`
  await page.goto(`${server.url}/admin${list}${entry}?plugins[i18n][locale]=fa`)
  await page.getByRole('button', { name: 'Preview beside the form' }).click()
  const input = page.locator(`[name="${field}"]`)
  const frame = page.frameLocator('.centre-preview__page iframe:not([inert])')
  await input.fill('الف')
  await frame.locator(isShown('الف')).first().waitFor({ state: 'attached' })
  await recordShown(page)
  await input.press('End')
  const times: number[] = []
  for (let text = 'الف'; times.length < presses; ) {
    const letter = 'بپتثجچ'[times.length % 6] ?? 'ب'
    text += letter
    await input.pressSequentially(letter)
    await frame.locator(isShown(text)).first().waitFor({ state: 'attached' })
    times.push(
      await page.evaluate(() => {
        const { shownAt, pressedAt } = window as unknown as { shownAt: number[]; pressedAt: number }
        return (shownAt.at(-1) ?? Number.NaN) - pressedAt
      }),
    )
  }
  await page.getByRole('button', { name: 'Close preview' }).first().click()
  return times.toSorted((a, b) => a - b)
}

const at = (times: number[], part: number) =>
  Math.round(times[Math.ceil(times.length * part) - 1] ?? Number.NaN)
const rows: string[] = []
for (const [name, field, type, isSingle, isShown] of [
  ['an event', 'title', 'api::post.post', false, (text: string) => `h1:text-is("${text}")`],
  [
    'an announcement',
    'title',
    'api::anouncement.anouncement',
    false,
    (text: string) => `h1:text-is("${text}")`,
  ],
  [
    'the home page',
    'Title',
    'api::main-page-event.main-page-event',
    true,
    (text: string) => `h2:text-is("${text}"), h3:text-is("${text}")`,
  ],
] as const) {
  const times = await timesOf(field, type, isSingle, isShown)
  rows.push(`| ${name} | ${at(times, 0.5)} | ${at(times, 0.95)} | ${at(times, 1)} |`)
}

const report = [
  '## The preview beside the form',
  '',
  `From the press of a key in the panel to the frame that shows it, ${presses} presses each, with panel, content server (SQLite), site and`,
  `Chromium on one machine of ${availableParallelism()} cores; 150 ms of it wait for the next key. In milliseconds:`,
  '',
  '| page | p50 | p95 | longest |',
  '| --- | ---: | ---: | ---: |',
  ...rows,
].join('\n')
process.stdout.write(`${report}\n`)
writeSection('preview', 'pnpm bench:preview', report)
