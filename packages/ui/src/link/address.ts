/** Whether the router handles an address: those of this site begin with one slash. */
export function isSitePath(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//')
}

/** Whether an address is absolute, so of another site. */
export function isElsewhere(href: string): boolean {
  return /^(https?:)?\/\//i.test(href)
}
