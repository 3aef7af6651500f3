import { createHash } from 'node:crypto'

/**
 * Takes a page that was rendered with a secret nonce: returns the hashes of the inline scripts with the nonce, and the
 * page without it. A script in the page's content has no nonce, so its hash is not included.
 */
export function hashedScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const attribute = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  for (const [, opening = '', script = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi))
    if (opening.includes(attribute) && script)
      hashes.add(`sha256-${createHash('sha256').update(script).digest('base64')}`)
  return { html: html.replaceAll(attribute, ''), hashes: [...hashes] }
}
