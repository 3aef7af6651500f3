import { methods } from '@islamic-centre/prayer-times'
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import mainPage from '../src/api/main-page/content-types/main-page/schema.json' with { type: 'json' }
import { optionLabels } from '../src/editing/field-labels.ts'
import { administratorOf } from './administrator.ts'
import { demoServer } from './demo-server.ts'
import { expectSoon } from './expect-soon.ts'
import { launchBrowser } from './launch-browser.ts'
import { goInPanel, openPanel, type PanelAccount, panelAccount } from './panel-account.ts'

const offered = mainPage.attributes.method.enum

describe('The methods of the prayer times in the panel', () => {
  let browser: Browser
  let url: string
  let account: PanelAccount

  beforeAll(async () => {
    ;({ url } = await demoServer())
    account = await panelAccount(await administratorOf(url), 'strapi-super-admin', 'Methods')
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())

  it('are all that the package has, Jafari and Tehran first', () => {
    expect(offered.slice(0, 2)).toEqual(['jafari', 'tehran'])
    expect([...offered].sort()).toEqual(Object.keys(methods).sort())
  })

  it.each([
    ['en', 'Calculation method', /: for Shia centres/, /: Sunni; \p{Script=Latin}/u],
    ['fa', 'روش محاسبه اوقات', /: برای مراکز شیعه/, /: اهل سنت؛ \p{Script=Arabic}/u],
  ] as const)('each say what they are for, in %s', async (language, field, shia, sunni) => {
    const page = await openPanel(browser, url, account, { language })
    await goInPanel(page, '/content-manager/single-types/api::main-page.main-page')
    const choice = page.getByRole('combobox', { name: field })
    await expectSoon(choice).toContainText(optionLabels.jafari?.[language] ?? '')
    await choice.click()
    // The first is the text that asks for a choice.
    const options = page.getByRole('option').filter({ hasText: ':' })
    await expectSoon(options).toHaveText(offered.map((id) => optionLabels[id]?.[language] ?? ''))
    const texts = await options.allTextContents()
    for (const [at, text] of texts.entries()) expect(text).toMatch(at < 2 ? shia : sunni)
    // Each text is whole: none ends in dots.
    const cut = await options.evaluateAll((list) =>
      list.flatMap((it) =>
        [it, ...it.querySelectorAll('*')].some(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
        )
          ? [it.textContent]
          : [],
      ),
    )
    expect(cut).toEqual([])
    await page.context().close()
  })
})
