// The types on npm are of version 0.6, which does not have the option `preferred`.
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: { [name: string]: string } })
    /** Those of `available` that the request accepts, best first; of equal weights first what `preferred` has first. */
    encodings(available: readonly string[], options?: { preferred?: readonly string[] }): string[]
  }
}
