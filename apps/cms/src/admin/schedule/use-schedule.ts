import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'
import { type Bilingual, inPanelLanguage } from '../bilingual'
import { scheduleTexts } from './schedule-texts'
import type { ScheduledAction } from './scheduled-action'

/** The schedule of an entry in all of its languages. */
export interface Schedule {
  actions: ScheduledAction[]
  /** The languages that have a draft. */
  locales: string[]
  mayPublish: boolean
}

export interface Times {
  publishAt: string | null
  unpublishAt: string | null
  locales: string[]
}

/** The sentence with which the server refused a request. */
function sentenceOf(error: unknown): string {
  const { response } = error as { response?: { data?: { error?: { message?: string } } } }
  return response?.data?.error?.message ?? inPanelLanguage(scheduleTexts.failedRequest)
}

/** Reads the schedule of an entry again whenever `version` changes; undefined until it is read. */
export function useSchedule(model: string, documentId: string | undefined, locale: string, version: string) {
  const { get, put } = useFetchClient()
  const { toggleNotification } = useNotification()
  const [schedule, setSchedule] = useState<Schedule>()
  const path = `/content-manager/schedule/${model}/${documentId}?locale=${locale}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` changes with what the server knows of the entry
  useEffect(() => {
    setSchedule(undefined)
    if (!documentId) return
    let isCurrent = true
    // An entry without a text in this language has no schedule.
    get<Schedule>(path).then(
      ({ data }) => isCurrent && setSchedule(data),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [get, path, documentId, version])

  /** Whether the server took the times; if not, it has said why. */
  const save = useCallback(
    async (times: Times, message: Bilingual) => {
      try {
        setSchedule((await put<Schedule>(path, times)).data)
        toggleNotification({ type: 'success', message: inPanelLanguage(message) })
        return undefined
      } catch (error) {
        return sentenceOf(error)
      }
    },
    [put, path, toggleNotification],
  )

  return { schedule, save }
}
