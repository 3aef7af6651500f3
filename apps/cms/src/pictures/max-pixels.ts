/** Pixels of the largest accepted picture, all frames counted. */
export const maxPixels = 50_000_000
