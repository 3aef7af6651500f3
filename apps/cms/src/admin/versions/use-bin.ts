import { useFetchClient } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'
import type { Retention } from '../retention/retention-setting'

/** One deletion of an entry, in one language or several. */
export interface Deletion {
  contentType: string
  documentId: string
  change: string
  at: string
  author: string | null
  typeName: string
  title: string
  isSingle: boolean
  locales: string[]
}

interface Bin {
  pages: number
  deletions: Deletion[]
  retention: Retention
}

/** The deleted entries that the user may restore, by pages. */
export function useBin(page: number) {
  const { get, post, put } = useFetchClient()
  const [bin, setBin] = useState<Bin>()
  const [hasFailed, setHasFailed] = useState(false)

  const read = useCallback(async () => {
    return (await get<Bin>('/content-manager/bin', { params: { page } })).data
  }, [get, page])
  useEffect(() => {
    let isCurrent = true
    read().then(
      (data) => isCurrent && setBin(data),
      () => isCurrent && setHasFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [read])

  return {
    bin,
    hasFailed,
    async restore({ documentId, change }: Deletion) {
      const { data } = await post<{ documentId: string; notes: string[] }>(
        `/content-manager/bin/${documentId}/${change}/restore`,
      )
      // It is restored, even if the list cannot be read again.
      await read().then(setBin, () => setHasFailed(true))
      return data
    },
    async setRetention(days: number | null) {
      const { data: retention } = await put<Retention>('/content-manager/bin/retention', { days })
      setBin((before) => before && { ...before, retention })
    },
  }
}
