import { bulkhead } from 'cockatiel'
import type { PictureUpload } from './make-pictures.server.ts'
import { layoutWidths } from './picture-sources.ts'
import type { PictureRequest } from './picture-url.ts'

/** An upload that pictures are made of, by its name, with its own width in pixels. */
type NamedUpload = PictureUpload & { name: string; width: number }

type Preparation = {
  /** Undefined for a file that is no picture. */
  find: (documentId: string) => Promise<NamedUpload | undefined>
  make: (upload: PictureUpload, request: PictureRequest) => Promise<unknown>
  /** A picture that could not be made is made when a visitor requests it. */
  onFailure: (documentId: string, error: unknown) => void
}

/** More uploads than an editor sends at once. */
const maxWaiting = 5000

/**
 * Makes the AVIF files of new uploads before an entry shows them, so that no visitor waits for a conversion. Uploads are
 * looked up and converted one after another, and so are their widths: what visitors request at the same time is not delayed.
 */
export function createPicturePreparation({ find, make, onFailure }: Preparation) {
  const oneAtATime = bulkhead(1, maxWaiting)

  async function makeAll(documentId: string) {
    const found = await find(documentId)
    if (!found) return
    const { name, width, ...upload } = found
    const { revision } = upload
    for (const it of layoutWidths(width)) await make(upload, { name, revision, width: it, format: 'avif' })
  }

  /** Never rejects. */
  return (documentId: string): Promise<void> =>
    oneAtATime.execute(() => makeAll(documentId)).catch((error: unknown) => onFailure(documentId, error))
}
