/** A picture of the media library as the form of an entry has it. */
export interface FormPicture {
  id: number
  name: string
}

const isPicture = (value: object): value is FormPicture =>
  'mime' in value && String(value.mime).startsWith('image/') && 'id' in value && 'url' in value

/** The pictures of a form in its order, those of its components among them, each once. */
export function picturesInForm(values: unknown, found = new Map<number, FormPicture>()): FormPicture[] {
  if (typeof values === 'object' && values !== null) {
    if (isPicture(values)) found.set(values.id, values)
    else for (const value of Object.values(values)) picturesInForm(value, found)
  }
  return [...found.values()]
}
