/** The body of a request or an answer as text; undefined where it is longer than it may be, and the rest is not read. */
export async function boundedText(
  { headers, body }: Request | Response,
  mostBytes: number,
): Promise<string | undefined> {
  if (Number(headers.get('Content-Length')) > mostBytes) return undefined
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.length
    if (bytes > mostBytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}
