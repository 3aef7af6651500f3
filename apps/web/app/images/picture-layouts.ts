// The lengths of the kit's base/layout.css and base/tokens.css, repeated because `sizes` cannot use CSS variables.
const gutter = 'clamp(1rem, 0.6667rem + 1.4815vw, 2rem)'
const gap = 'clamp(1rem, 0.75rem + 1.1111vw, 1.75rem)'
const content = `min(100vw - 2 * ${gutter}, 75rem)`
const columns = (count: number) => `calc((${content} - ${12 / count - 1} * ${gap}) * ${count} / 12)`
const onPhone = `(max-width: 40rem) calc(${content} * 16 / 9)`
const from = (width: number, wide: string, narrow = `calc(${content})`) =>
  `(min-width: ${width}rem) ${wide}, ${narrow}`

/**
 * The `sizes` of a picture in each layout of the site. Browsers use it for pictures that are requested before layout;
 * lazy ones are measured by browsers that support `sizes=auto`.
 */
export const pictureLayouts = {
  half: from(40, columns(6)),
  third: from(44, columns(4)),
  /** Four of twelve columns, on a wide screen alone. */
  aside: from(60, columns(4)),
  /** Beside text on a wide screen. */
  besideText: from(60, `calc(${content} / 2)`),
  book: from(44, 'min(20rem, 29vw)', 'min(20rem, 70vw)'),
  portrait: `min(20rem, 100vw - 2 * ${gutter})`,
  record: from(60, `calc(${content} - clamp(2rem, 5vw, 5rem) - 22rem)`),
  /** At the top of the home page; on a phone it is square and cropped at its sides. */
  banner: from(60, `calc((${content} - ${gap}) * 2 / 3)`, `${onPhone}, calc(${content})`),
  /** The same on the screen of a hall, whose parts share its height. */
  callScreen: `(min-width: 60rem) and (orientation: landscape) min(44vw, (100vh - 4.25rem) * 44 / 49), ${onPhone}, calc(100vw - 2 * ${gutter})`,
  /** In the grid of an album. */
  album: from(40, '18rem', '45vw'),
  text: `min(100vw - 2 * ${gutter}, 42rem)`,
} as const
export type PictureLayout = keyof typeof pictureLayouts
