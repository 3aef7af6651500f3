import { data } from 'react-router'
import { addressOfUpload } from '../content/uploads/upload-url.server.ts'
import { originalFileName, originalResponse } from '../features/albums/original-response.server.ts'
import { readRecord } from '../loaders/read-record.server.ts'
import { fileName } from '../paths/site-pages.ts'
import type { PageHandle } from '../platform/page-handle.ts'
import type { Route } from './+types/gallery-image.$slug.originals.$file'

export const handle: PageHandle = { file: true }

/** `/{lang}/gallery-image/{slug}/originals/{file}`: a picture of an album that offers its originals, as it was uploaded. */
export async function loader(args: Route.LoaderArgs) {
  const { record: album } = await readRecord(args, 'album')
  const at = album.allowDownload
    ? album.images.findIndex(({ src }) => fileName(src) === args.params.file)
    : -1
  const address = addressOfUpload(album.images[at]?.src ?? '')
  if (!address) throw data('There is no such file.', { status: 404 })
  return originalResponse(args.request, address, originalFileName(album, at))
}
