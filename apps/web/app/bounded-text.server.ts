/** The body of a request as text; undefined where it is longer than it may be, and the rest is not read. */
export async function boundedText(request: Request, mostBytes: number): Promise<string | undefined> {
  if (Number(request.headers.get('Content-Length')) > mostBytes) return undefined
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of request.body ?? []) {
    bytes += part.length
    if (bytes > mostBytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}
