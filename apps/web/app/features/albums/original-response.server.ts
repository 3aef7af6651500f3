import type { Album } from '../../content/types/albums.server.ts'

/** A large photograph over a slow line. */
const downloadTimeoutMs = 10 * 60_000

const extensionOf = (url: string) => url.slice(url.lastIndexOf('.') + 1).toLowerCase()

/** `the-library-03.jpg`: the third picture of an album, with as many digits as the last one has. */
export function originalFileName({ slug, images }: Pick<Album, 'slug' | 'images'>, at: number): string {
  const digits = Math.max(2, String(images.length).length)
  return `${slug}-${String(at + 1).padStart(digits, '0')}.${extensionOf(images[at]?.src ?? '')}`
}

/** The upload at this address of the content server, to be stored under a name. It is passed on as it arrives. */
export async function originalResponse(request: Request, address: string, name: string): Promise<Response> {
  const upload = await fetch(address, {
    method: request.method,
    // A redirect may lead away from the content server.
    redirect: 'error',
    // The visitor may have left.
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(downloadTimeoutMs)]),
  }).catch(() => undefined)
  if (!upload?.ok) {
    await upload?.body?.cancel()
    throw new Response('The file could not be read.\n', { status: upload?.status === 404 ? 404 : 502 })
  }
  const type = upload.headers.get('Content-Type') ?? ''
  const length = upload.headers.get('Content-Length')
  return new Response(upload.body, {
    headers: {
      'Content-Type': type.startsWith('image/') ? type : 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, max-age=60',
      'X-Robots-Tag': 'noindex',
      ...(length && !upload.headers.has('Content-Encoding') && { 'Content-Length': length }),
    },
  })
}
