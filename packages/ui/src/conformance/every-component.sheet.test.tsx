// First: it orders the layers.
import '../base.css'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { catalogue } from '../catalogue/catalogue.ts'
import { type Direction, type Story, shown, type Theme } from '../catalogue/story.ts'
import { turnPage } from '../catalogue/turn-page.ts'
import { block } from './sheet-comparator.ts'

const sides = [
  ['rtl', 'light'],
  ['ltr', 'dark'],
] as const

/** The sheet shows everything at half its size: enough to see by, and small to keep. */
const scale = 0.5

/** Stands over the window: a picture of it shows what is fixed to the window, wherever the page is scrolled to. */
function wholeWindow() {
  const pane = document.body.appendChild(document.createElement('div'))
  pane.className = 'catalogue-window'
  return pane
}

async function photograph(story: Story, direction: Direction, theme: Theme): Promise<HTMLImageElement> {
  const { layout, sheet: { width = 720, screen } = {} } = story.parameters ?? {}
  await page.viewport(width, screen ?? 800)
  await turnPage(direction, theme)
  const container = document.body.appendChild(document.createElement('div'))
  if (layout !== 'fullscreen') container.className = 'catalogue-margin'
  const root = createRoot(container)
  root.render(shown(story, {}, direction))
  await expect.poll(() => container.childElementCount).toBeGreaterThan(0)
  await story.play?.({ canvasElement: container })
  await document.fonts.ready
  const images = [...container.querySelectorAll('img')]
  // A lazy one outside the window would never come.
  for (const image of images) image.loading = 'eager'
  await Promise.all(images.map((image) => image.decode()))
  const png = await page.screenshot({ element: screen ? wholeWindow() : container, save: false })
  root.unmount()
  document.body.replaceChildren()
  scrollTo(0, 0)
  const picture = new Image()
  picture.src = `data:image/png;base64,${png}`
  await picture.decode()
  return picture
}

afterEach(() => document.body.replaceChildren())

test.each(catalogue)('$name looks as its picture does', async ({ name, stories }) => {
  const rows: HTMLImageElement[][] = []
  for (const [, story] of stories) {
    const row = []
    for (const [direction, theme] of sides) row.push(await photograph(story, direction, theme))
    rows.push(row)
  }

  // In whole blocks of the comparison: a line a pixel higher does not push everything below it.
  const room = (pixels: number) => Math.ceil((pixels * scale - 2) / block) * block + block
  const column = room(Math.max(...rows.flat().map(({ width }) => width)))
  const heights = rows.map((row) => room(Math.max(...row.map(({ height }) => height))))
  const canvas = document.createElement('canvas')
  canvas.className = 'catalogue-sheet'
  canvas.width = column * sides.length - block
  canvas.height = heights.reduce((whole, height) => whole + height, -block)
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D
  pen.fillStyle = 'gray'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  let top = 0
  rows.forEach((row, at) => {
    row.forEach((picture, side) => {
      pen.drawImage(picture, side * column, top, picture.width * scale, picture.height * scale)
    })
    top += heights[at] ?? 0
  })
  document.body.append(canvas)
  await page.viewport(canvas.width, canvas.height)
  await expect(canvas).toMatchScreenshot(name)
})
