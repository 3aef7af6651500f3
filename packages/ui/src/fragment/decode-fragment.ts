/** The id that the fragment of a URL names, with or without its `#`; as it is where its percent-encoding is malformed. */
export function decodeFragment(fragment: string): string {
  const id = fragment.replace(/^#/, '')
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
