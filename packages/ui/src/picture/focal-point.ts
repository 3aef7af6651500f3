/** A point of a picture, in per cent of its width from the left and of its height from the top. */
export type FocalPoint = { x: number; y: number }

/** As `picture.css` knows it. */
export const tenths = (percent: number) => Math.round(percent / 10)
