import { createHash } from 'node:crypto'

/**
 * A page that was rendered with a nonce nobody could know: the hashes of the inline scripts that bear it, and the page
 * without it. A script that came into the page with its content bears none, so its hash is not among them.
 */
export function hashedScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const attribute = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  for (const [, opening = '', script = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi))
    if (opening.includes(attribute) && script)
      hashes.add(`sha256-${createHash('sha256').update(script).digest('base64')}`)
  return { html: html.replaceAll(attribute, ''), hashes: [...hashes] }
}
