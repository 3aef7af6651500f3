/** Pixels of the largest accepted picture, all frames counted. */
export const largestPicture = 50_000_000
