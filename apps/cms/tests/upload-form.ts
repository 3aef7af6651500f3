export type UploadedFile = [name: string, bytes: Buffer | string, type: string]

/** A form as the media library of the admin panel sends it. */
export function uploadForm(files: UploadedFile[]) {
  const form = new FormData()
  for (const [name, bytes, type] of files) {
    const part = typeof bytes === 'string' ? bytes : new Uint8Array(bytes)
    form.append('files', new Blob([part], { type }), name)
  }
  return form
}
