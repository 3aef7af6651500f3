/// <reference path="./plugins.d.ts" />
import emoji from 'markdown-it-emoji/lib/data/full.mjs'

/** A short name between colons, not in an address or a time of day. */
export const shortName = /(?<![\w/:]):([a-z0-9_+-]+):(?![\w/])/g

export function withEmoji(text: string): string {
  return text.replace(shortName, (written, name: string) =>
    Object.hasOwn(emoji, name) ? (emoji[name] ?? written) : written,
  )
}
