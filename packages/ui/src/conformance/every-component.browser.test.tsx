import axe from 'axe-core'
import { createRef } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { catalogue, components } from '../catalogue/catalogue.ts'
import { shown } from '../catalogue/story.ts'
import { turnPage } from '../catalogue/turn-page.ts'
import { foreignText } from './foreign-text.ts'
import { smallTargets } from './hit-area.ts'
import { sample } from './sample.ts'

const loud = ['log', 'info', 'warn', 'error'] as const
/** The component, and its popups at the end of the document. */
const parts = (container: Element) => [container, ...document.querySelectorAll('[data-base-ui-portal]')]

/** The violations that axe finds. A component is not a page, so its text need not be in a landmark. */
async function found(container: Element) {
  // A colour in transition would have the wrong contrast.
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
  const { violations } = await axe.run(
    // A focus guard moves the focus on at once.
    { include: parts(container) as HTMLElement[], exclude: ['[data-base-ui-focus-guard]'] },
    { rules: { region: { enabled: false } } },
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => [id, html, failureSummary]),
  )
}

test('every component that others may import has its stories', () => {
  expect(catalogue.filter(({ stories }) => stories.length > 0).map(({ name }) => name)).toEqual(
    expect.arrayContaining(components),
  )
})

/**
 * Each story is tested right-to-left in the light theme and left-to-right in the dark one. Colours do not depend on the
 * direction (`base/stylesheets.test.ts`), so this covers every contrast.
 */
describe.each([
  ['rtl', 'light'],
  ['ltr', 'dark'],
] as const)('fulfils the contract, %s, %s', (direction, theme) => {
  let container: HTMLElement
  let root: Root | undefined

  beforeEach(async () => {
    for (const level of loud) vi.spyOn(console, level).mockImplementation(() => {})
    container = document.body.appendChild(document.createElement('div'))
    await turnPage(direction, theme)
  })

  afterEach(() => {
    vi.restoreAllMocks()
    root?.unmount()
    container.remove()
    scrollTo(0, 0)
  })

  describe.each(catalogue)('$name', ({ name, stories }) => {
    test.each(sample(`${name} ${direction}`, stories, 1))('%s', async (_name, story) => {
      const width = story.parameters?.sheet?.width ?? 1280
      if (innerWidth !== width || innerHeight !== 800) await page.viewport(width, 800)
      const ref = createRef<Element>()
      const onRecoverableError = vi.fn()
      container.innerHTML = renderToString(shown(story, { className: 'own', ref: null }, direction))
      const served = container.querySelector('.own')

      root = hydrateRoot(container, shown(story, { className: 'own', ref }, direction), {
        onRecoverableError,
      })
      await expect.poll(() => ref.current, { message: 'the root that ref and className reach' }).toBe(served)
      await story.play?.({ canvasElement: container })

      expect(onRecoverableError, 'the first render differs from what the server sent').not.toHaveBeenCalled()
      // Sub-pixel sizes are rounded up.
      await expect
        .poll(() => container.scrollWidth, { message: 'wider than the page' })
        .toBeLessThanOrEqual(innerWidth)
      expect(
        parts(container).flatMap((part) => foreignText(part, direction)),
        'words of its own',
      ).toEqual([])
      expect(await found(container), 'found by axe').toEqual([])
      expect(smallTargets(document), 'too small for a finger').toEqual([])
      for (const level of loud) expect(console[level]).not.toHaveBeenCalled()
    })
  })
})
