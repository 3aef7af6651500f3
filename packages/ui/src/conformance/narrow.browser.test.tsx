import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { catalogue } from '../catalogue/catalogue.ts'
import { shown } from '../catalogue/story.ts'
import { turnPage } from '../catalogue/turn-page.ts'
import { smallTargets } from './hit-area.ts'
import { cutOff, spaceText } from './overflow.ts'
import { sample } from './sample.ts'

// A window of 1280 px enlarged four times.
const width = 320

describe.each(['rtl', 'ltr'] as const)(`at ${width} px, %s`, (direction) => {
  let root: Root
  let container: HTMLElement

  beforeEach(async () => {
    await page.viewport(width, 800)
    await turnPage(direction, 'light')
  })

  afterEach(() => {
    root.unmount()
    document.body.replaceChildren()
    document.adoptedStyleSheets = []
    scrollTo(0, 0)
  })

  test.each(catalogue)(
    '$name fits, and every target is large enough for a finger',
    async ({ name: component, stories }) => {
      const faults: Array<[story: string, ...fault: unknown[]]> = []
      for (const [name, story] of sample(`${component} ${direction}`, stories, 1)) {
        container = document.body.appendChild(document.createElement('div'))
        if (story.parameters?.layout !== 'fullscreen') container.className = 'catalogue-margin'
        root = createRoot(container)
        root.render(shown(story, {}, direction))
        await expect.poll(() => container.childElementCount).toBeGreaterThan(0)
        await story.play?.({ canvasElement: container })

        const wider = () => document.documentElement.scrollWidth - width
        if (wider() > 0) faults.push([name, 'wider than the window', wider()])
        for (const small of smallTargets(document)) faults.push([name, 'too small for a finger', small])
        for (const cut of cutOff(container)) faults.push([name, 'cut off', cut])
        // Persian letters are joined, so letter spacing does not apply.
        if (direction === 'ltr') {
          spaceText(container)
          if (wider() > 0) faults.push([name, 'wider than the window when spaced', wider()])
          for (const cut of cutOff(container)) faults.push([name, 'cut off when spaced', cut])
        }
        root.unmount()
        container.remove()
        scrollTo(0, 0)
      }
      expect(faults).toEqual([])
    },
  )
})
