import {
  unstable_useContentManagerContext as useContentManager,
  useFetchClient,
  useField,
  useForm,
} from '@strapi/strapi/admin'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { AddressPartAnswer } from '../../address-parts/address-part'
import { isSuggestedFor, suggestAddressPart } from './suggest-address-part'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
/** The server is asked when nothing was typed for so long. */
const typingPauseMs = 300

/**
 * The address part of the form. It follows the title while it is empty or what was suggested, and never once the entry is
 * published. `answer` is what the server knows; undefined until it is read.
 */
export function useAddressPart(name: string, disabled: boolean | undefined) {
  const { get } = useFetchClient()
  const { model, id } = useContentManager()
  const { value, onChange, error } = useField<string | null>(name)
  const { values, initialValues } = useForm('AddressPart', (form) => form)
  const title = textOf((values as { title?: unknown }).title)
  const slug = textOf(value)
  const [answer, setAnswer] = useState<AddressPartAnswer>()
  const state = useRef({ slug, title, suggested: isSuggestedFor(title, slug) ? slug : '' })
  const pause = useRef<ReturnType<typeof setTimeout>>()
  state.current.slug = slug

  const ask = useCallback(
    async (wanted: string) => {
      const query = new URLSearchParams({ wanted, ...(id && id !== 'create' && { documentId: id }) })
      const { data } = await get<AddressPartAnswer>(`/content-manager/address-parts/${model}?${query}`)
      setAnswer(data)
      return data
    },
    [get, model, id],
  )

  const suggest = useCallback(
    (from: string) => {
      const put = (part: string) => {
        state.current.suggested = part
        onChange(name, part)
      }
      const wanted = suggestAddressPart(from)
      put(wanted)
      clearTimeout(pause.current)
      pause.current = setTimeout(() => {
        // What another entry has gets a number, unless something else was written meanwhile.
        ask(wanted).then(
          ({ free }) => state.current.slug === wanted && free !== wanted && put(free),
          () => undefined,
        )
      }, typingPauseMs)
    },
    [ask, name, onChange],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: saving and publishing replace the initial values
  useEffect(() => {
    ask('').catch(() => undefined)
  }, [ask, initialValues])

  useEffect(() => {
    if (state.current.title === title || !answer) return
    state.current.title = title
    const follows = state.current.slug === '' || state.current.slug === state.current.suggested
    if (follows && !disabled && !answer.published) suggest(title)
  }, [title, disabled, answer, suggest])

  return {
    slug,
    title,
    kind: (values as { kind?: never }).kind,
    model,
    error,
    answer,
    write: (part: string) => onChange(name, part),
    suggest: () => suggest(title),
  }
}
