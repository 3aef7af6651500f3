import { useFetchClient } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'
import type { ChangeLogOptions, ChangeLogPage, ListedChange } from '../../change-log/logged-change'
import { instantOf } from '../../dates/centre-time'
import { parseDate } from '../dates/date-text'

/** As they are typed and chosen; empty is all. */
export interface Filters {
  person: string
  kind: string
  type: string
  title: string
  from: string
  to: string
}

export const noFilters: Filters = { person: '', kind: '', type: '', title: '', from: '', to: '' }

export const pageSize = 50
const exportedAtOnce = 500
/** Not each letter of a title is a request. */
const typingPauseMs = 200
const dayMs = 86_400_000

const startOf = (text: string, days = 0) => {
  const date = parseDate(text)
  if (!date) return ''
  const day = new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)
  return instantOf({ date: day, time: '00:00' }).toISOString()
}

/** The parameters of a request; both days are days of the centre, and are included. */
const paramsOf = ({ from, to, ...others }: Filters) => ({
  ...others,
  from: startOf(from),
  to: startOf(to, 1),
})

const list = '/content-manager/change-log'

/** A page of the change log, and what its filters offer. */
export function useChangeLog(filters: Filters, page: number) {
  const { get, put } = useFetchClient()
  const [log, setLog] = useState<ChangeLogPage>()
  const [options, setOptions] = useState<ChangeLogOptions>()
  const [hasFailed, setHasFailed] = useState(false)
  const query = JSON.stringify(paramsOf(filters))

  const read = useCallback(
    async (of: number, size: number) => {
      const params = { ...JSON.parse(query), page: of, pageSize: size }
      return (await get<ChangeLogPage>(list, { params })).data
    },
    [get, query],
  )
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(() => {
      read(page, pageSize).then(
        (data) => isCurrent && setLog(data),
        () => isCurrent && setHasFailed(true),
      )
    }, typingPauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [read, page])
  useEffect(() => {
    let isCurrent = true
    get<ChangeLogOptions>(`${list}/options`).then(
      ({ data }) => isCurrent && setOptions(data),
      () => isCurrent && setHasFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [get])

  return {
    log,
    options,
    hasFailed,
    /** All rows of the filters, in steps: what is logged meanwhile moves rows to later steps, hence the set. */
    async all(): Promise<ListedChange[]> {
      const found = new Map<number, ListedChange>()
      for (let step = 1; ; step += 1) {
        const { changes } = await read(step, exportedAtOnce)
        for (const change of changes) found.set(change.id, change)
        if (changes.length < exportedAtOnce) return [...found.values()]
      }
    },
    async setRetention(days: number | null) {
      const { data: retention } = await put<ChangeLogOptions['retention']>(`${list}/retention`, { days })
      setOptions((before) => before && { ...before, retention })
    },
  }
}
