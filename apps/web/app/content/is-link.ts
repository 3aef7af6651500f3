/** True for what leads somewhere: a path of this site, an address, an e-mail address or a telephone number. */
export function isLink(text: string): boolean {
  const scheme = /^(\/(?![/\\])|https?:\/\/|mailto:|tel:)/i.exec(text)?.[1]?.toLowerCase()
  if (scheme?.startsWith('http')) return URL.canParse(text)
  return scheme === 'mailto:' ? isMail(text.slice(scheme.length)) : scheme !== undefined
}

const isMail = (address: string): boolean => {
  try {
    return decodeURIComponent(address.replace(/\?.*/s, '')).includes('@')
  } catch {
    return false
  }
}
