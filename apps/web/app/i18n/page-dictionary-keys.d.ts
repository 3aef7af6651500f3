declare module 'virtual:page-dictionary-keys' {
  /** By the pattern of a page's URL: the keys that its code uses. */
  export const keysByPattern: Readonly<Record<string, readonly string[] | undefined>>
}
