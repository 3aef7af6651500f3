import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { catalogue } from '../catalogue/catalogue.ts'
import { type Direction, type Story, shown } from '../catalogue/story.ts'
import { turnPage } from '../catalogue/turn-page.ts'
import { movements } from './movements.ts'
import { sample } from './sample.ts'
import { block } from './sheet-comparator.ts'

const sides = [
  ['rtl', 'light'],
  ['ltr', 'dark'],
] as const

/** The scale of the sheet: large enough to check, and a small file. */
const scale = 0.5

/** The position of a story in a picture, in its pixels. */
type Shot = { picture: HTMLImageElement; top: number; width: number; height: number }

const needsThePage = ({ play, parameters }: Story) =>
  play !== undefined || parameters?.sheet?.screen !== undefined
const widthOf = ({ parameters }: Story) => parameters?.sheet?.width ?? 720

/** The stories that are photographed at once: of one width, or one that needs the page for itself. */
function together(stories: Story[]): Story[][] {
  const calm = Map.groupBy(
    stories.filter((story) => !needsThePage(story)),
    widthOf,
  )
  return [...calm.values(), ...stories.filter(needsThePage).map((story) => [story])]
}

/** Covers the viewport: its picture shows what is fixed to the viewport, at any scroll position. */
function wholeWindow() {
  const pane = document.body.appendChild(document.createElement('div'))
  pane.className = 'catalogue-window'
  return pane
}

/** Renders a story at the end of the page. */
async function place(story: Story, direction: Direction, prefix: string) {
  // Radio buttons of one name in two forms are two groups.
  const container = document.body.appendChild(document.createElement('form'))
  container.className = 'catalogue-place'
  if (story.parameters?.layout !== 'fullscreen') container.classList.add('catalogue-margin')
  const root = createRoot(container, { identifierPrefix: prefix })
  root.render(shown(story, {}, direction))
  await expect.poll(() => container.childElementCount).toBeGreaterThan(0)
  await story.play?.({ canvasElement: container })
  return { container, root }
}

async function photograph(stories: [Story, ...Story[]], direction: Direction): Promise<Shot[]> {
  const { screen } = stories[0].parameters?.sheet ?? {}
  const width = widthOf(stories[0])
  await page.viewport(width, screen ?? 800)
  const places: Array<Awaited<ReturnType<typeof place>>> = []
  for (const [at, story] of stories.entries()) places.push(await place(story, direction, `s${at}-`))
  await document.fonts.ready
  const images = [...document.images]
  // A lazy picture outside the viewport would not load.
  for (const image of images) image.loading = 'eager'
  await Promise.all(images.map((image) => image.decode()))
  expect(movements(document.body), 'moves, although less movement was asked for').toEqual([])

  let top = 0
  const heights = places.map(({ container }) => {
    const height = screen ?? Math.ceil(container.getBoundingClientRect().height)
    // Whole pixels, so that a story's text is rasterised the same whatever is above it.
    if (!screen) container.style.blockSize = `${height}px`
    return height
  })
  if (!screen)
    await page.viewport(
      width,
      Math.max(
        800,
        heights.reduce((whole, height) => whole + height),
      ),
    )
  const picture = new Image()
  picture.src = `data:image/png;base64,${await page.screenshot({ element: wholeWindow(), save: false })}`
  await picture.decode()
  for (const { root } of places) root.unmount()
  document.body.replaceChildren()
  scrollTo(0, 0)
  return heights.map((height) => {
    const shot = { picture, top, width, height }
    top += height
    return shot
  })
}

afterEach(() => document.body.replaceChildren())

test.each(sample('sheets', catalogue, 6))('$name looks as its picture does', async ({ name, stories }) => {
  const states = stories.map(([, story]) => story)
  const rows: Shot[][] = states.map(() => [])
  for (const [direction, theme] of sides) {
    await turnPage(direction, theme)
    for (const group of together(states)) {
      const shots = await photograph(group as [Story, ...Story[]], direction)
      for (const [at, story] of group.entries()) rows[states.indexOf(story)]?.push(shots[at] as Shot)
    }
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
    row.forEach((shot, side) => {
      const { picture, width, height } = shot
      pen.drawImage(picture, 0, shot.top, width, height, side * column, top, width * scale, height * scale)
    })
    top += heights[at] ?? 0
  })
  document.body.append(canvas)
  await page.viewport(canvas.width, canvas.height)
  await expect(canvas).toMatchScreenshot(name)
})
