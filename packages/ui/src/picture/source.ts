/** A picture in one format and several widths. */
export type PictureSource = {
  /** `image/avif` */
  type: string
  srcSet: string
}

/** Browsers that support `sizes=auto` measure a lazy picture in the layout; others use the given `sizes`. */
export const measured = (sizes = '100vw') => `auto, ${sizes}`
