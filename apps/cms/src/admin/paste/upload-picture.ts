import { getFetchClient } from '@strapi/strapi/admin'
import { type Bilingual, inPanelLanguage } from '../bilingual'
import { pasteTexts as texts } from './paste-texts'

interface Failure {
  status?: number
  message?: string
}

/** A picture that was pasted: a file, or a `data:` URL. */
export interface Picture {
  source: Blob | string
  alt: string
}

/** @throws InvalidCharacterError if what is said to be base64 is not */
function contentOf(source: Blob | string): Blob {
  if (typeof source !== 'string') return source
  const [head = '', content = ''] = source.split(',')
  const type = /^data:([^;]+)/i.exec(head)?.[1]?.toLowerCase() ?? ''
  return new Blob([Uint8Array.from(atob(content), (it) => it.charCodeAt(0))], { type })
}

/** The clipboard has no names: the time and a number make one. */
function nameFor(type: string, number: number): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(/\D/g, '-')
  return `pasted-${time}-${number}.${type.replace('image/', '').replace('jpeg', 'jpg')}`
}

/**
 * Uploads to the media library as its own form does, without an alternative text, so that the start page asks for one.
 * Returns the address.
 */
export async function uploadPicture({ source }: Picture, number: number): Promise<string> {
  const content = contentOf(source)
  const name = nameFor(content.type, number)
  const form = new FormData()
  form.append('files', content, name)
  form.append('fileInfo', JSON.stringify({ name, alternativeText: null, caption: null, folder: null }))
  const { data } = await getFetchClient().post<{ url: string }[]>('/upload', form)
  const [uploaded] = data
  if (!uploaded) throw new Error('The answer to the upload has no file.')
  return uploaded.url
}

const reasons: Record<number, Bilingual> = { 403: texts.notAllowed, 413: texts.tooLarge }

/** Why a picture was not uploaded, in the language of the panel: what the server refuses it explains itself. */
export function reasonOf(error: unknown): string {
  const { status, message } = error as Failure
  const reason = status ? reasons[status] : texts.failed
  if (reason) return inPanelLanguage(reason)
  return status === 400 && message ? message : inPanelLanguage(texts.failed)
}
