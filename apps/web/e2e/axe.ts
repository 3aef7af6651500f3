import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The rules that depend on the colour scheme. */
export const colourRules = ['color-contrast', 'link-in-text-block']
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** Waits until all finite animations have ended, so that colours are final. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    const passing = document
      .getAnimations()
      .filter((it) => it.playState === 'running' && it.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(passing.map((it) => it.finished))
  })

/** Runs axe on the current page, or on a part of it, or with some of its rules only. */
export async function breaksNoRule(
  page: Page,
  { within = 'html', rules }: { within?: string; rules?: string[] } = {},
) {
  const runOnly = rules ? { type: 'rule' as const, values: rules } : { type: 'tag' as const, values: tags }
  // Reporting the elements that pass would take most of the time.
  const axe = new AxeBuilder({ page })
    .include(within)
    .options({ runOnly, resultTypes: ['violations'] })
    // Otherwise a second page is opened for each analysis, for frames of other origins; the site has none.
    .setLegacyMode(true)
  await atRest(page)
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target).slice(0, 3)])).toEqual([])
}
