import { describe, expect, test } from 'vitest'
import { cities } from '../src/cities.ts'
import { qibla } from '../src/qibla.ts'
import { expectSameInEveryProcessZone } from './process-zones.ts'

const degree = Math.PI / 180

/** The bearing by another method: from the vectors of the two places in space, not from spherical trigonometry. */
function bearingByVectors(latitude: number, longitude: number): number {
  const point = (north: number, east: number) => [
    Math.cos(north * degree) * Math.cos(east * degree),
    Math.cos(north * degree) * Math.sin(east * degree),
    Math.sin(north * degree),
  ]
  const dot = (a: number[], b: number[]) => a.reduce((sum, value, axis) => sum + value * (b[axis] ?? 0), 0)
  const kaaba = point(21.4225, 39.8262)
  const east = [-Math.sin(longitude * degree), Math.cos(longitude * degree), 0]
  const north = point(latitude + 90, longitude)
  return (((Math.atan2(dot(kaaba, east), dot(kaaba, north)) / degree) % 360) + 360) % 360
}

/** The bearing of the geodesic on WGS 84, by Vincenty's inverse formula (Survey Review 23, 1975). */
function bearingOnEllipsoid(latitude: number, longitude: number): number {
  const flattening = 1 / 298.257223563
  const reduced = (north: number) => Math.atan((1 - flattening) * Math.tan(north * degree))
  const [u1, u2] = [reduced(latitude), reduced(21.4225)]
  const difference = (39.8262 - longitude) * degree
  let lambda = difference
  for (let step = 0; step < 50; step++) {
    const east = Math.cos(u2) * Math.sin(lambda)
    const north = Math.cos(u1) * Math.sin(u2) - Math.sin(u1) * Math.cos(u2) * Math.cos(lambda)
    const sinSigma = Math.hypot(east, north)
    const cosSigma = Math.sin(u1) * Math.sin(u2) + Math.cos(u1) * Math.cos(u2) * Math.cos(lambda)
    const sigma = Math.atan2(sinSigma, cosSigma)
    const sinAlpha = (Math.cos(u1) * Math.cos(u2) * Math.sin(lambda)) / sinSigma
    const cosSquared = 1 - sinAlpha ** 2
    const middle = cosSigma - (2 * Math.sin(u1) * Math.sin(u2)) / cosSquared
    const c = (flattening / 16) * cosSquared * (4 + flattening * (4 - 3 * cosSquared))
    const bulge = sigma + c * sinSigma * (middle + c * cosSigma * (2 * middle ** 2 - 1))
    lambda = difference + (1 - c) * flattening * sinAlpha * bulge
  }
  const east = Math.cos(u2) * Math.sin(lambda)
  const north = Math.cos(u1) * Math.sin(u2) - Math.sin(u1) * Math.cos(u2) * Math.cos(lambda)
  return (Math.atan2(east, north) / degree + 360) % 360
}

describe('the direction of the Kaaba', () => {
  test.each([
    ['New York', 40.7128, -74.0059, 58.48],
    ['London', 51.5072, -0.1276, 118.99],
    ['Cairo', 30.0444, 31.2357, 136.14],
    ['Jakarta', -6.1751, 106.865, 295.15],
    ['Tokyo', 35.6895, 139.6917, 293.0],
  ])('from %s', (_city, latitude, longitude, published) => {
    expect(Math.abs(qibla({ latitude, longitude }) - published)).toBeLessThan(0.4)
  })

  test.each(Object.entries(cities))(
    'from %s, within 0.2° of the geodesic of the ellipsoid',
    (_city, place) => {
      expect(Math.abs(qibla(place) - bearingOnEllipsoid(place.latitude, place.longitude))).toBeLessThan(0.2)
      expect(qibla(place)).toBeCloseTo(bearingByVectors(place.latitude, place.longitude), 3)
    },
  )

  test('matches the vectors of the two places, all over the globe', () => {
    for (let latitude = -85; latitude <= 85; latitude += 17) {
      for (let longitude = -179; longitude <= 180; longitude += 23) {
        expect(qibla({ latitude, longitude })).toBeCloseTo(bearingByVectors(latitude, longitude), 1)
      }
    }
  })

  test('is a number even at the poles, at the Kaaba and opposite to it', () => {
    for (const [latitude, longitude] of [
      [90, 0],
      [-90, 0],
      [21.4225241, 39.8261818],
      [-21.4225241, -140.1738182],
    ]) {
      const bearing = qibla({ latitude: latitude ?? 0, longitude: longitude ?? 0 })
      expect(bearing).toBeGreaterThanOrEqual(0)
      expect(bearing).toBeLessThan(360)
    }
  })

  test('is the same whatever zone the process is in', () => {
    expectSameInEveryProcessZone(() => Object.values(cities).map(qibla))
  })
})
