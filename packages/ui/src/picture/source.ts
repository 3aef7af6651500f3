/** A picture in one format, in the widths that it has. */
export type PictureSource = {
  /** `image/avif` */
  type: string
  srcSet: string
}

/** A picture that waits can be measured where it stands, by a browser that does that; others go by what is said. */
export const measured = (sizes = '100vw') => `auto, ${sizes}`
