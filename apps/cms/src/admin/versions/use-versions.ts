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

/** The versions of an entry in one language, the newest first, read again whenever `change` changes. */
export function useVersions({ model, documentId, locale }: Entry, change: string) {
  const { get, post } = useFetchClient()
  const [page, setPage] = useState<Page>()
  const path = `/content-manager/versions/${model}/${documentId}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` changes with what the server knows of the entry
  useEffect(() => {
    setPage(undefined)
    if (!documentId) return
    // An entry without a text in this language has no versions.
    get<Page>(path, { params: { locale } }).then(
      ({ data }) => setPage(data),
      () => setPage(undefined),
    )
  }, [get, path, documentId, locale, change])

  return {
    ...page,
    readMore: async () => {
      if (!page) return
      const next = Math.floor(page.versions.length / page.pageSize) + 1
      const { data } = await get<Page>(path, { params: { locale, page: next } })
      // Versions that were added meanwhile move others to the next page.
      const known = new Set(page.versions.map(({ id }) => id))
      setPage({ ...data, versions: [...page.versions, ...data.versions.filter(({ id }) => !known.has(id))] })
    },
    compare: useCallback(
      async (left: string, right: string) =>
        (await get<ComparedField[]>(`${path}/compare`, { params: { locale, left, right } })).data,
      [get, path, locale],
    ),
    restore: async (id: string) =>
      (await post<{ notes: string[] }>(`${path}/${id}/restore?locale=${locale}`)).data.notes,
  }
}

export type Versions = ReturnType<typeof useVersions>
