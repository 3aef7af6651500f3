// `pnpm --filter web preview-picture`: the preview beside a form, in docs/editors*.md.
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { freePort } from '../../../tools/free-port.mjs'
import { previewTexts } from '../../cms/src/admin/live-preview/preview-texts.ts'
import { administratorOf } from '../../cms/tests/administrator.ts'
import { expectSoon as expect } from '../../cms/tests/expect-soon.ts'
import { launchBrowser } from '../../cms/tests/launch-browser.ts'
import { goInPanel, openPanel, panelAccount } from '../../cms/tests/panel-account.ts'
import { startContentServer } from '../../cms/tests/start-content-server.ts'
import { startSite } from './start-site.ts'

const titles = { en: 'Winter classes begin', fa: 'آغاز کلاس‌های زمستانی' }
const secret = () => randomBytes(32).toString('base64url')
const shared = { SITE_API_TOKEN: secret(), PREVIEW_SECRET: secret(), WEBHOOK_SECRET: secret() }
const port = await freePort()
const env = { ...shared, SITE_ORIGINS: `http://127.0.0.1:${port}` }

const contentServer = await startContentServer({ demoContent: 'once', env })
const site = await startSite({ cmsUrl: contentServer.url, port, env: shared })
const browser = await launchBrowser()
try {
  const administrator = await administratorOf(contentServer.url)
  const account = await panelAccount(administrator, 'strapi-editor', 'Editor')
  for (const language of ['en', 'fa'] as const) {
    const own = ([en, fa]: readonly [string, string]) => (language === 'fa' ? fa : en)
    const page = await openPanel(browser, contentServer.url, account, { language })
    await page.setViewportSize({ width: 1440, height: 860 })
    const entries = '/content-manager/collection-types/api::anouncement.anouncement'
    await goInPanel(page, `${entries}/create?plugins[i18n][locale]=${language}`)
    await page.locator('input[name=title]').fill(titles[language])
    await page.locator('input[name=date]').fill('2026-12-07')
    await expect(page.locator('input[name=slug]')).not.toHaveValue('')
    await page.getByRole('button', { name: own(previewTexts.open), exact: true }).click()
    const shown = page.getByRole('complementary', { name: own(previewTexts.title), exact: true })
    const heading = shown.frameLocator('iframe:not([inert])').getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(titles[language])
    const file = fileURLToPath(new URL(`../../../docs/editors/preview.${language}.webp`, import.meta.url))
    await sharp(await page.screenshot({ animations: 'disabled' }))
      .webp({ quality: 80 })
      .toFile(file)
    process.stdout.write(`wrote ${file}\n`)
    await page.context().close()
  }
} finally {
  await browser.close()
  await site.stop()
  await contentServer.stop()
}
