declare module 'praytime' {
  /** The part of praytime 3.2 that the tests and the benchmark use. */
  export class PrayTime {
    constructor(method: string)
    location(coordinates: readonly [latitude: number, longitude: number]): this
    round(rounding: 'nearest' | 'up' | 'down' | 'none'): this
    format(format: 'x' | '24h'): this
    times(date: readonly [year: number, month: number, day: number]): { [name: string]: number }
  }
}
