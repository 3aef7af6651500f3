/** Isolates a name within a text of the other direction. */
export const isolate = (text: string) => `\u2068${text}\u2069`

/** Isolates what is read from left to right in every text: sizes, endings of files, parts of URLs. */
export const leftToRight = (text: string) => `\u2066${text}\u2069`
