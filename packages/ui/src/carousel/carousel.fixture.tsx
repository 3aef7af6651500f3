import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { slideLabels } from '../catalogue/samples.ts'
import { persianText } from '../catalogue/story.ts'
import { Carousel, type CarouselProps } from './index.ts'

export const labels = slideLabels(persianText)
export const words = ['یک', 'دو', 'سه']
/** Slides that are links with these words. */
export const links = words.map((word) => (
  <a key={word} href={`#${word}`}>
    {word}
  </a>
))

export async function carousel(dir: string, props: Partial<CarouselProps> = {}) {
  document.documentElement.dir = dir
  const screen = await render(<Carousel slides={words} labels={labels} autoplay={0} speed={0} {...props} />)
  await expect.element(page.getByRole('button', { name: 'بعدی' })).toBeVisible()
  return screen
}

/** The slide that is in the frame, by its actual position. */
export function inFrame(): string | null | undefined {
  const frame = document.querySelector('.ui-slides')?.getBoundingClientRect()
  return [...document.querySelectorAll('.ui-slides__slide')].find(
    (slide) => Math.abs(slide.getBoundingClientRect().left - (frame?.left ?? 0)) < 2,
  )?.textContent
}

/** Without moving the pointer there. */
export const pressAtOnce = (name: string) =>
  (page.getByRole('button', { name }).element() as HTMLButtonElement).click()

export const press = (name: string) => page.getByRole('button', { name }).click()
