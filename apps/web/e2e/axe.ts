import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** Asks axe about the page as it stands, or about a part of it, or by some of its rules only. */
export async function breaksNoRule(
  page: Page,
  { within = 'html', rules }: { within?: string; rules?: string[] } = {},
) {
  const runOnly = rules ? { type: 'rule' as const, values: rules } : { type: 'tag' as const, values: tags }
  // Telling where each rule was kept, too, would take most of its time.
  const axe = new AxeBuilder({ page }).include(within).options({ runOnly, resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target).slice(0, 3)])).toEqual([])
}
