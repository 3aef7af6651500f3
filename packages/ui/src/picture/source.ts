/** A picture in one format, in the widths that it has. */
export type PictureSource = {
  /** `image/avif` */
  type: string
  srcSet: string
}

/** A lazy picture is measured in the layout by browsers that support `sizes=auto`; others use the given `sizes`. */
export const measured = (sizes = '100vw') => `auto, ${sizes}`
