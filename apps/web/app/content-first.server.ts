const preload = /<link rel="modulepreload"( [^>]*>)/g

/**
 * The page with the files of its code named last and fetched behind everything else: React puts them above the
 * stylesheets, where on a slow network they would hold back what is read.
 */
export function contentFirst(html: string): string {
  const preloads = [...html.matchAll(preload)].map(
    ([, rest]) => `<link rel="modulepreload" fetchpriority="low"${rest}`,
  )
  return html.replace(preload, '').replace(/<\/body><\/html>$/, (end) => preloads.join('') + end)
}
