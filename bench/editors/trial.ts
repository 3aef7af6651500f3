// The first day of a new editor, in a real browser: the seconds from a press in the panel until a visitor's page shows it.
// `pnpm build`, then `pnpm bench:editors`.
import { randomBytes } from 'node:crypto'
import { cpus } from 'node:os'
import { administratorOf, apiToken } from '../../apps/cms/tests/administrator.ts'
import { launchBrowser } from '../../apps/cms/tests/launch-browser.ts'
import { openPanel, panelAccount } from '../../apps/cms/tests/panel-account.ts'
import { startContentServer } from '../../apps/cms/tests/start-content-server.ts'
import { startSite } from '../../apps/web/e2e/start-site.ts'
import { markdownTable } from '../../packages/prayer-times/tests/markdown-table.ts'
import { freePort } from '../../tools/free-port.mjs'
import { writeSection } from '../benchmarks-section.ts'
import { untilTheEndOf } from '../site/until-the-end.ts'
import { deskOf } from './desk.ts'
import { visitorOf } from './seconds-to-site.ts'
import { type Measured, measureSteps } from './steps.ts'

/** Seconds. */
const aim = 3

await using started = new AsyncDisposableStack()
const untilTheEnd = untilTheEndOf(started)
const secret = () => randomBytes(32).toString('base64url')
const shared = { SITE_API_TOKEN: secret(), PREVIEW_SECRET: secret(), WEBHOOK_SECRET: secret() }
const port = await freePort()
const siteUrl = `http://127.0.0.1:${port}`
const contentServer = await untilTheEnd(
  startContentServer({
    demoContent: 'once',
    env: { ...shared, SITE_ORIGINS: siteUrl, SITE_WEBHOOK_URL: `${siteUrl}/webhooks/content` },
  }),
)
const site = await untilTheEnd(startSite({ cmsUrl: contentServer.url, port, env: shared }))
const browser = await launchBrowser()
started.defer(() => browser.close())
const administrator = await administratorOf(contentServer.url)
const token = await apiToken(administrator, ['api::message.message.create'])

async function trial(language: 'fa' | 'en'): Promise<Measured[]> {
  const account = await panelAccount(administrator, 'strapi-editor', 'Editor')
  const from = performance.now()
  const page = await openPanel(browser, contentServer.url, account, { language })
  const signIn = { step: 'the panel, opened and signed in to', seconds: (performance.now() - from) / 1000 }
  const desk = deskOf(page, language)
  const visitor = visitorOf(site.url)
  // A site that nobody has visited yet renders its first pages.
  for (const path of ['home', 'events'])
    await visitor.shows(`/${language === 'fa' ? 'fa' : 'ca'}/${path}`, '')

  async function writeMessage() {
    const subject = `A question in ${language}`
    const data = { name: 'A visitor', subject, body: 'Is the hall open?', language }
    const response = await fetch(`${contentServer.url}/api/messages`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ data }),
    })
    if (!response.ok) throw new Error(`The message was answered with ${response.status}.`)
    return subject
  }
  const steps = await measureSteps({ desk, visitor, language, writeMessage })
  await page.context().close()
  return [signIn, ...steps]
}

const persian = await trial('fa')
const english = await trial('en')
const rows = persian.map(({ step, seconds }, at) => [
  step,
  seconds.toFixed(1),
  (english[at]?.seconds ?? Number.NaN).toFixed(1),
])
const slow = [...persian, ...english]
  .slice(1)
  .filter(({ step, seconds }) => seconds > aim && !step.startsWith('the panel'))
const body = [
  '## The first day of an editor',
  '',
  `Node.js ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'an unknown processor'}, shared by the browser, the content server and the site. A new editor works in the panel, in Persian and then in English; seconds from the press of the button until the page that a visitor gets shows it. The aim is ${aim} s; ${slow.length === 0 ? 'each step meets it' : `${slow.length} of the steps missed it`}.`,
  '',
  ...markdownTable([['step', 'Persian, s', 'English, s'], ...rows]),
].join('\n')
process.stdout.write(`${body}\n`)
writeSection('editors', 'pnpm bench:editors', body)
