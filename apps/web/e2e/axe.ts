import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** Once no colour is on its way to another: what has an end has come to it. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    const passing = document
      .getAnimations()
      .filter((it) => it.playState === 'running' && it.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(passing.map((it) => it.finished))
  })

/** Asks axe about the page as it stands, or about a part of it, or by some of its rules only. */
export async function breaksNoRule(
  page: Page,
  { within = 'html', rules }: { within?: string; rules?: string[] } = {},
) {
  const runOnly = rules ? { type: 'rule' as const, values: rules } : { type: 'tag' as const, values: tags }
  // Telling where each rule was kept, too, would take most of its time.
  const axe = new AxeBuilder({ page }).include(within).options({ runOnly, resultTypes: ['violations'] })
  await atRest(page)
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target).slice(0, 3)])).toEqual([])
}
