import { Button } from '@islamic-centre/ui/button'
import { TextField } from '@islamic-centre/ui/field'
import { SearchIcon } from '@islamic-centre/ui/icon'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { pagePath } from '../../paths/site-pages.ts'
import { maxQueryLength } from './parse-search-query.ts'
import './search-form.css'

type SearchFormProps = {
  query: string
  /** Searches while the visitor types. */
  instant: boolean
}

/** The pause after a word is written, in milliseconds. */
const pause = 120

/** A form like any other, which is submitted by itself where there are scripts. */
export function SearchForm({ query, instant }: SearchFormProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(query)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  // Visitors of this page begin to type; a focus that is elsewhere already stays there.
  useEffect(() => {
    const { activeElement } = document
    if (!field.current?.value && (activeElement === document.body || activeElement?.tagName === 'H1'))
      field.current?.focus({ preventScroll: true })
  }, [])

  // Back and forward bring another query; what was typed before anything listened stays.
  useEffect(() => {
    const input = field.current
    if (!input || shown.current === query) return
    shown.current = query
    if (input !== document.activeElement) input.value = query
  }, [query])

  return (
    <Form
      role="search"
      action={pagePath(language, 'search')}
      className="search-form"
      replace
      preventScrollReset
      onSubmit={() => clearTimeout(timer.current)}
    >
      <TextField
        ref={field}
        type="search"
        name="q"
        label={t('search.field')}
        hint={t('search.hint')}
        defaultValue={query}
        maxLength={maxQueryLength}
        autoComplete="off"
        enterKeyHint="search"
        aria-keyshortcuts="/"
        onInput={({ currentTarget }) => {
          clearTimeout(timer.current)
          if (instant) timer.current = setTimeout(() => currentTarget.form?.requestSubmit(), pause)
        }}
      />
      <Button type="submit" variant="gold" icon={<SearchIcon />}>
        <span className="search-form__submit">{t('search.submit')}</span>
      </Button>
    </Form>
  )
}
