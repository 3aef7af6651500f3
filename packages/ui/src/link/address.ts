/** An address of this site begins with one slash; all else is the browser's business. */
export function isSitePath(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//')
}

/** A full address: another site, whatever it shows. */
export function isElsewhere(href: string): boolean {
  return /^(https?:)?\/\//i.test(href)
}
