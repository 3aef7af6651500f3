import type { PictureWidth } from './picture-url.ts'

// In the terms of the kit's base/layout.css and base/tokens.css, reduced to lines that are right to a pixel: each picture of
// a document repeats its `sizes`.
/** The width of the content: the screen without its gutters, up to 75rem. */
const phoneContent = 'calc(97.04vw - 1.33rem)'
const content = 'min(97.04vw - 1.33rem, 75rem)'
const half = 'min(47.96vw - 1.04rem, 36.63rem)'
const third = 'min(31.61vw - .94rem, 23.87rem)'
/** 16 to 9 at the height of 6 to 5. */
const onPhone = '(max-width: 40rem) calc(143.76vw - 1.97rem)'
const from = (width: number, wide: string, narrow: string = phoneContent) =>
  `(min-width: ${width}rem) ${wide}, ${narrow}`

/**
 * The `sizes` of a picture in each layout of the site. Browsers use it for pictures that are requested before layout;
 * lazy ones are measured by browsers that support `sizes=auto`.
 */
export const pictureLayouts = {
  half: from(40, half),
  third: from(44, third),
  /** Of the first card of a list, more than half of it. */
  lead: from(40, 'min(53.37vw - .73rem, 41.25rem)'),
  /** A third on a wide screen; beside its text on a phone. */
  compact: from(44, third, '7rem'),
  /** Four of twelve columns, on a wide screen alone. */
  aside: from(60, third),
  /** Beside text on a wide screen. */
  besideText: from(60, 'min(48.52vw - .67rem, 37.5rem)'),
  book: from(44, 'min(20rem, 29vw)', '7rem'),
  portrait: 'min(97.04vw - 1.33rem, 20rem)',
  /** Of a person in a list. */
  person: '6rem',
  record: from(60, 'min(92.04vw - 23.33rem, max(53rem - 5vw, 48rem))'),
  /** At the top of the home page; on a phone it is cropped at its sides. */
  banner: `${onPhone}, ${from(60, 'min(63.95vw - 1.39rem, 48.88rem)')}`,
  /** The same on the screen of a hall, whose parts share its height. */
  callScreen: `(min-width: 60rem) and (orientation: landscape) min(44vw, (100vh - 4.25rem) * 44 / 49), ${onPhone}, ${content}`,
  /** In the grid of an album. */
  album: from(40, '18rem', '45vw'),
  text: 'min(97.04vw - 1.33rem, 42rem)',
} as const
export type PictureLayout = keyof typeof pictureLayouts

/** The largest width that a picture needs in layouts that are narrow on every screen: twice the pixels they cover. */
export const largestWidths: Partial<Record<PictureLayout, PictureWidth>> = {
  compact: 800,
  book: 640,
  portrait: 640,
  person: 320,
}
