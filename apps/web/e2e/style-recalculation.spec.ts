import type { PageName } from '@islamic-centre/site-contract/site-paths'
import { pagePath } from '../app/paths/site-pages.ts'
import { expect, test } from './test.ts'

type TraceEvent = { name: string; args: { elementCount?: number } }

for (const name of ['home', 'events', 'calendar', 'contact'] satisfies PageName[])
  test(`an element that is added to ${name} has only its own styles calculated`, {
    tag: ['@spec:12.14'],
  }, async ({ page, browser }) => {
    await page.goto(pagePath('fa', name))
    // Late parts of the page may be rendered beside it.
    for (const position of ['afterbegin', 'beforeend'] as const)
      await expect(async () => {
        await browser.startTracing(page, { categories: ['blink', 'devtools.timeline'] })
        await page.evaluate((at) => document.body.insertAdjacentHTML(at, '<div><p>1</p></div>'), position)
        await page.evaluate(
          () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
        )
        const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString())
        const calculated = trace.traceEvents
          .filter((it) => it.name === 'UpdateLayoutTree')
          .reduce((sum, it) => sum + (it.args.elementCount ?? 0), 0)
        expect(calculated).toBeGreaterThan(1)
        expect(calculated).toBeLessThan(20)
      }).toPass()
  })
