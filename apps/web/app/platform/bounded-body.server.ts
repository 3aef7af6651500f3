/** The body of a request or response; undefined if it exceeds the limit, and the rest is not read. */
export async function boundedBody(
  { headers, body }: Request | Response,
  maxBytes: number,
): Promise<Buffer | undefined> {
  if (Number(headers.get('Content-Length')) > maxBytes) return undefined
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.length
    if (bytes > maxBytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** The same as text. */
export const boundedText = async (from: Request | Response, maxBytes: number): Promise<string | undefined> =>
  (await boundedBody(from, maxBytes))?.toString()
