/** Elements whose content is text for an HTML parser. As on GitHub, their tags are shown. */
const shown = /<(?=\/?(?:title|textarea|xmp|plaintext|noembed|noframes)(?:[\s/>]|$))/gi
/** Elements that are removed with their content. */
const removed =
  /<(applet|iframe|math|noscript|object|script|select|style|svg|template)(?=[\s/>])(?![^<>]*\/>)/gi

/**
 * Escapes the tags that would swallow the rest of a text: those of elements with text for content, and those of removed
 * elements that have no end. The HTML is sanitised afterwards.
 */
export function escapeRawText(html: string): string {
  const lower = html.toLowerCase()
  return html
    .replace(removed, (tag, name: string, at: number) =>
      at < lower.lastIndexOf(`</${name.toLowerCase()}`) ? tag : `&lt;${name}`,
    )
    .replace(shown, '&lt;')
}
