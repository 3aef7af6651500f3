import { expect, it } from 'vitest'
import {
  joined,
  pairedByPosition,
  picturesOf,
  repaired,
  type Slide,
  withPicturesOf,
} from '../src/banner/slides.ts'

const slide = (image: number | null, title?: string): Slide => ({
  ...(title && { id: title.charCodeAt(0) }),
  image,
  title,
})
const shown = (slides: Slide[]) => slides.map(({ image, title }) => `${image} ${title ?? ''}`.trim())

const english = [slide(1, 'dusk'), slide(2, 'snow'), slide(3, 'lamp')]

it('Words stay with their picture when one is added, dragged or removed in the other language', () => {
  const persian = [slide(4), slide(3), slide(1)]
  expect(shown(withPicturesOf(persian, english))).toEqual(['4', '3 lamp', '1 dusk'])
})

it('The words of a picture that is exchanged for another stay in their place', () => {
  expect(shown(withPicturesOf([slide(1), slide(9), slide(3)], english))).toEqual([
    '1 dusk',
    '9 snow',
    '3 lamp',
  ])
})

it('A draft that gets a picture back has the words that are published of it', () => {
  const published = [slide(7, 'gate')]
  expect(withPicturesOf([slide(1), slide(7)], [slide(1, 'dusk')], published)).toMatchObject([
    { image: 1, title: 'dusk' },
    { image: 7, title: 'gate' },
  ])
})

it('A first translation adds its pictures to those of the other language and takes none away', () => {
  expect(picturesOf(joined(english, [slide(2), slide(5)]))).toEqual([1, 2, 3, 5])
})

it('At the upgrade a slide gets the picture at its position, and neither words nor pictures are lost', () => {
  const earlier = [slide(null, 'dusk'), slide(null, 'snow')]
  expect(shown(pairedByPosition(earlier, [1, 2, 3]))).toEqual(['1 dusk', '2 snow', '3'])
  expect(shown(repaired(earlier, [1]))).toEqual(['1 dusk', 'null snow'])
})

it('Words whose picture an earlier release removed are there again without a picture', () => {
  expect(shown(repaired(english, [1, 3]))).toEqual(['1 dusk', '3 lamp', 'null snow'])
})

it('The images of the contract are the pictures of the slides, each once', () => {
  expect(picturesOf([slide(2), slide(null), slide(1), slide(2)])).toEqual([2, 1])
})
