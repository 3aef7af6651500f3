// The types on npm are for version 0.6, which lacks the option `preferred`.
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: { [name: string]: string } })
    /** The encodings of `available` that the request accepts, best first; equal weights in the order of `preferred`. */
    encodings(available: readonly string[], options?: { preferred?: readonly string[] }): string[]
  }
}
