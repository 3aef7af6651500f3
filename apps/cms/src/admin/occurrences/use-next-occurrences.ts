import {
  unstable_useContentManagerContext as useContentManager,
  useFetchClient,
  useForm,
  useQueryParams,
} from '@strapi/strapi/admin'
import { useEffect, useRef, useState } from 'react'
import { defaultLocale } from '../../locales'
import type { OccurrenceAnswer, OccurrenceQuestion } from '../../occurrences/occurrence-answer'

/** The server is asked when nothing was typed for so long. */
const typingPauseMs = 400

interface NextOccurrences {
  /** The latest; undefined until the first came. */
  answer: OccurrenceAnswer | undefined
  /** Whether it is of what stands in the form. */
  isCurrent: boolean
  hasFailed: boolean
}

/** What the server says of the schedule that stands in the form. */
export function useNextOccurrences(schedule: unknown): NextOccurrences {
  const { post } = useFetchClient()
  const { id } = useContentManager()
  const [{ query }] = useQueryParams<{ plugins?: { i18n?: { locale?: string } } }>()
  const locale = query.plugins?.i18n?.locale ?? defaultLocale
  const placeText = useForm('NextOccurrences', ({ values }) => (values as { place?: unknown }).place)
  const question: OccurrenceQuestion = {
    schedule,
    locale,
    ...(typeof placeText === 'string' && { place: placeText }),
    ...(id && id !== 'create' && { documentId: id }),
  }
  const asked = schedule ? JSON.stringify(question) : ''
  const latest = useRef(asked)
  latest.current = asked
  const [got, setGot] = useState<{
    asked: string
    answer?: OccurrenceAnswer | undefined
    hasFailed?: boolean
  }>()

  useEffect(() => {
    if (asked === '') return undefined
    const pause = setTimeout(() => {
      post<OccurrenceAnswer>('/content-manager/occurrences', JSON.parse(asked)).then(
        ({ data }) => latest.current === asked && setGot({ asked, answer: data }),
        () =>
          latest.current === asked &&
          setGot((before) => ({ asked, answer: before?.answer, hasFailed: true })),
      )
    }, typingPauseMs)
    return () => clearTimeout(pause)
  }, [asked, post])

  const isCurrent = got?.asked === asked
  return { answer: got?.answer, isCurrent, hasFailed: isCurrent && got?.hasFailed === true }
}
