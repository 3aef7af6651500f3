/**
 * The outline of a Persian four-centred arch that stands on y = 0 around x = 0: upright to the
 * springing, then a tight shoulder and a long straight rise to the point.
 */
export function archPath(width: number, height: number, pointed = 0.42) {
  const half = width / 2
  const rise = width * pointed + width * 0.16
  const spring = -(height - rise)
  return (
    `M${-half} 0V${spring}C${-half} ${spring - rise * 0.52} ${-half * 0.62} ${spring - rise * 0.74} 0 ${-height}` +
    `C${half * 0.62} ${spring - rise * 0.74} ${half} ${spring - rise * 0.52} ${half} ${spring}V0Z`
  )
}

/** The arch as a hole in a frame around it: the pishtaq of a gate. */
export const framedArch = (width: number, height: number, frameWidth: number, frameHeight: number) =>
  `M${-frameWidth / 2} 0V${-frameHeight}H${frameWidth / 2}V0Z${archPath(width, height)}`
