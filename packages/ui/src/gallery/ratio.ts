/** The ratios of width to height that `gallery.css` knows, in hundredths: those of cameras, and steps between. */
export const ratios = [
  50, 56, 60, 67, 71, 75, 80, 88, 100, 112, 125, 133, 142, 150, 160, 170, 178, 200, 218, 240, 266, 300, 345,
  400,
] as const

const logDistance = (one: number, other: number) => Math.abs(Math.log(one / other))

/** The nearest of `ratios` to that of a picture of this size; undefined where the size is not known. */
export function ratioOf(width?: number, height?: number): number | undefined {
  if (!width || !height) return undefined
  const exact = (100 * width) / height
  return ratios.reduce((near, it) => (logDistance(it, exact) < logDistance(near, exact) ? it : near))
}
