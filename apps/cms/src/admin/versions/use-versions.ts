import { useFetchClient } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'

export interface ListedVersion {
  id: number
  action: string
  at: string
  author: string | null
  isDraft: boolean
  isPublic: boolean
}

/** A field of two versions as the server compares them; files have an address while they are in the library. */
export interface ComparedField {
  labels: ({ en: string; fa: string } | number)[]
  type: string
  left?: unknown
  right?: unknown
  isEqual: boolean
}

interface Page {
  versions: ListedVersion[]
  total: number
  pageSize: number
  mayRestore: boolean
}

export interface Entry {
  model: string
  documentId: string
  locale: string
}

/**
 * The versions of an entry in one language, the newest first, read again whenever `change` changes; those of before are returned
 * until then, so that an open comparison stays open.
 */
export function useVersions({ model, documentId, locale }: Entry, change: string) {
  const { get, post } = useFetchClient()
  const [read, setRead] = useState<{ key: string; page: Page }>()
  const path = `/content-manager/versions/${model}/${documentId}`
  const key = `${path}?locale=${locale}`
  const page = read?.key === key ? read.page : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` changes with what the server knows of the entry
  useEffect(() => {
    if (!documentId) return
    let isCurrent = true
    get<Page>(path, { params: { locale } }).then(
      ({ data }) => isCurrent && setRead({ key, page: data }),
      // An entry without a text in this language has no versions.
      () => isCurrent && setRead(undefined),
    )
    return () => {
      isCurrent = false
    }
  }, [get, path, key, documentId, locale, change])

  return {
    ...page,
    readMore: async () => {
      if (!page) return
      const next = Math.floor(page.versions.length / page.pageSize) + 1
      const { data } = await get<Page>(path, { params: { locale, page: next } })
      // Versions that were added meanwhile move others to the next page.
      const known = new Set(page.versions.map(({ id }) => id))
      const versions = [...page.versions, ...data.versions.filter(({ id }) => !known.has(id))]
      setRead({ key, page: { ...data, versions } })
    },
    // biome-ignore lint/correctness/useExhaustiveDependencies: a changed entry is compared again
    compare: useCallback(
      async (left: string, right: string) =>
        (await get<ComparedField[]>(`${path}/compare`, { params: { locale, left, right } })).data,
      [get, path, locale, change],
    ),
    restore: async (id: string) =>
      (await post<{ notes: string[] }>(`${path}/${id}/restore?locale=${locale}`)).data.notes,
  }
}

export type Versions = ReturnType<typeof useVersions>
