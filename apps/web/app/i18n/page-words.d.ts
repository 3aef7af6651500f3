declare module 'virtual:page-words' {
  /** By the pattern of a page's URL: the keys that its code uses. */
  export const pageWords: Readonly<Record<string, readonly string[] | undefined>>
}
