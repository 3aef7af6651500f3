/** An angle of one degree, in radians. */
export const degree = Math.PI / 180

export const msInDay = 86_400_000
export const msInMinute = 60_000
