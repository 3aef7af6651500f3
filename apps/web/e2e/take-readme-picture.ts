// `pnpm --filter web picture`: the home page in both languages, side by side, as the README shows it.
import { fileURLToPath } from 'node:url'
import { languages } from '@islamic-centre/i18n/locales'
import { chromium } from '@playwright/test'
import { findFullChromium } from '../../../tools/find-chromium.mjs'
import { browserFlags } from '../../../tools/launch-options.mjs'
import { startContentServer } from '../../cms/tests/start-content-server.ts'
import { startSite } from './start-site.ts'

const file = fileURLToPath(new URL('../../../docs/home.png', import.meta.url))
const width = 1280
const height = 1500

const contentServer = await startContentServer({ demoContent: 'once' })
const site = await startSite({ cmsUrl: contentServer.url })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? findFullChromium() ?? '',
  args: browserFlags,
})
try {
  const page = await browser.newPage({ viewport: { width, height }, timezoneId: 'America/Toronto' })
  const pictures: string[] = []
  for (const language of languages) {
    await page.goto(`${site.url}/${language}/home`)
    await page.locator('.ui-next-prayer time').first().waitFor()
    await page.evaluate(async () => {
      const inSight = [...document.images].filter((it) => {
        const { top, left, right } = it.getBoundingClientRect()
        return top < innerHeight && left >= 0 && right <= innerWidth
      })
      await Promise.all(inSight.map((it) => it.decode()))
    })
    pictures.push((await page.screenshot()).toString('base64'))
  }
  await page.setViewportSize({ width: width + 24, height: Math.round(height / 2) })
  const images = pictures
    .map((data) => `<img width="${width / 2}" src="data:image/png;base64,${data}">`)
    .join('')
  await page.setContent(`<body style="margin:0;display:flex;gap:24px;background:#fff">${images}</body>`)
  await page.screenshot({ path: file })
  process.stdout.write(`wrote ${file}\n`)
} finally {
  await browser.close()
  await site.stop()
  await contentServer.stop()
}
