import { useFetchClient } from '@strapi/strapi/admin'
import { useCallback, useState } from 'react'
import { defaultLocale, locales } from '../../locales'

export interface Texts {
  alternativeText: string
  caption: string
}

interface File extends Partial<Record<keyof Texts, string | null>> {
  id: number
  name: string
  url: string
  formats?: { thumbnail?: { url: string } } | null
  translations?: Record<string, Partial<Record<keyof Texts, string | null>>> | null
}

/** A picture with what is written of it in the language of the form, and in another one to translate from. */
export interface WrittenPicture {
  id: number
  name: string
  thumbnail: string
  texts: Texts
  other: Texts
}

const textsIn = (file: File, locale: string): Texts => {
  const { alternativeText, caption } = (locale === defaultLocale ? file : file.translations?.[locale]) ?? {}
  return { alternativeText: alternativeText ?? '', caption: caption ?? '' }
}

/** The panel's own routes of the media library, which check what its user may change. */
export function usePictureTexts(locale: string) {
  const { get, post } = useFetchClient()
  const [pictures, setPictures] = useState<WrittenPicture[]>()
  const other = locales.find(({ code }) => code !== locale)?.code ?? defaultLocale

  const read = useCallback(
    async (ids: number[]) => {
      const { data } = await get<{ results: File[] }>('/upload/files', {
        params: { filters: { id: { $in: ids } }, pageSize: ids.length },
      })
      const files = new Map(data.results.map((file) => [file.id, file]))
      setPictures(
        ids.flatMap((id) => {
          const file = files.get(id)
          if (!file) return []
          const { name, url, formats } = file
          return [
            {
              id,
              name,
              thumbnail: formats?.thumbnail?.url ?? url,
              texts: textsIn(file, locale),
              other: textsIn(file, other),
            },
          ]
        }),
      )
    },
    [get, locale, other],
  )

  const save = (changed: Map<number, Texts>) =>
    post('/upload/actions/bulk-update', {
      updates: [...changed].map(([id, texts]) => ({
        id,
        fileInfo: locale === defaultLocale ? texts : { translations: { [locale]: texts } },
      })),
    })

  return { pictures, read, save }
}
