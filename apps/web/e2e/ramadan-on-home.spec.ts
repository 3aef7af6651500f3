import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { expect, test } from '@playwright/test'
import { beginningOf, dayOf, daysLater } from '../app/dates/civil-day.ts'
import { ramadanFrom } from '../app/dates/ramadan.ts'
import { pagePath } from '../app/paths/site-pages.ts'
import { onlyInFullRun } from './extent.ts'
import { proxyContentServer } from './proxy-content-server.ts'
import { rawRequest } from './raw-request.ts'
import { startSite } from './start-site.ts'

const { first, last } = ramadanFrom(dayOf(new Date()), { hijriOffset: 0, months: [] })
const hour = 3_600_000

for (const [when, day, hours, isShown] of [
  ['the evening before the fourteenth day before it', daysLater(first, -15), 23, false],
  ['the fourteenth day before it', daysLater(first, -14), 1, true],
  ['its last evening', last, 22, true],
  ['the morning of the feast', daysLater(last, 1), 1, false],
] as const)
  test(`home points to the sheet of Ramadan on ${when}: ${isShown ? 'yes' : 'no'}`, {
    tag: [onlyInFullRun],
  }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ramadan-'))
    const file = join(folder, 'milliseconds')
    const at = beginningOf(day).getTime() + hours * hour
    writeFileSync(file, String(at - Date.now()))
    const contentServer = await proxyContentServer(() => undefined)
    const site = await startSite({
      cmsUrl: contentServer.url,
      env: { MOVED_CLOCK: file, NODE_OPTIONS: `--import=${new URL('moved-clock.ts', import.meta.url)}` },
    })
    try {
      for (const language of ['fa', 'ca'] as const) {
        const { text } = await rawRequest(site.url + pagePath(language, 'home'))
        expect(text).toContain(dictionaries[language].prayer.title)
        expect(text.includes(`href="${pagePath(language, 'ramadan')}"`), language).toBe(isShown)
      }
    } finally {
      await site.stop()
      contentServer.stop()
      rmSync(folder, { recursive: true })
    }
  })
