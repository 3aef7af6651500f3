import { Button, Field, Flex, Modal, TextInput, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useRef, useState } from 'react'
import { leftToRight } from '../../bidi'
import { optionLabels } from '../../editing/field-labels'
import type { LinkTarget } from '../../entry-links/link-target'
import { inPanelLanguage, isPersian } from '../bilingual'
import { nameOfType } from '../names'
import { entryLinkTexts as texts } from './entry-link-texts'
import { fixedPages } from './fixed-pages'

/** The server is asked when nothing was typed for so long. */
const typingPauseMs = 250

/** The pages, entries and files with these words in their titles; undefined until they are read, null if that failed. */
function useTargets(query: string, locale: string) {
  const { get } = useFetchClient()
  const [targets, setTargets] = useState<LinkTarget[] | null>()
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const search = new URLSearchParams({ q: query, locale })
      const { data } = await get<LinkTarget[]>(`/content-manager/entry-links/targets?${search}`)
      if (isCurrent) setTargets([...fixedPages(query), ...data])
    }
    const pause = setTimeout(() => read().catch(() => isCurrent && setTargets(null)), typingPauseMs)
    return () => {
      isCurrent = false
      clearTimeout(pause)
    }
  }, [get, query, locale])
  return targets
}

/** What a target is, and of an entry whether it is on the site. */
function describe({ contentType, isFile, kind, typeName, isPublished }: LinkTarget): string {
  if (!contentType) return isFile ? inPanelLanguage(texts.file) : typeName
  const type = optionLabels[kind ?? '']?.[isPersian() ? 'fa' : 'en'] ?? nameOfType(typeName)
  const state = inPanelLanguage(isPublished ? texts.published : texts.draft)
  return [type, state].join(isPersian() ? '، ' : ', ')
}

function Target({ target, choose }: { target: LinkTarget; choose(target: LinkTarget): void }) {
  const { path, title, isPublished } = target
  return (
    <li>
      <button type="button" className="centre-target" onClick={() => choose(target)}>
        <Typography className="centre-title" fontWeight="semiBold">
          {title}
        </Typography>
        <Typography variant="pi" textColor={isPublished ? 'neutral600' : 'warning600'}>
          {describe(target)}
        </Typography>
        <Typography variant="pi" textColor="neutral600">
          {leftToRight(path)}
        </Typography>
      </button>
    </li>
  )
}

interface DialogProps {
  locale: string
  choose(target: LinkTarget): void
  close(): void
  /** Called when the dialog is gone, to bring the focus back to where the link is written. */
  restoreFocus(): void
}

/** The list from which an editor picks what a link leads to. */
export function EntryLinkDialog({ locale, choose, close, restoreFocus }: DialogProps) {
  const [query, setQuery] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const targets = useTargets(query.trim(), locale)
  const message =
    targets === null
      ? inPanelLanguage(texts.failed)
      : targets?.length === 0
        ? inPanelLanguage(texts.none)
        : inPanelLanguage(texts.found).replace(
            '{count}',
            (targets?.length ?? 0).toLocaleString(isPersian() ? 'fa' : 'en'),
          )
  return (
    <Modal.Root open onOpenChange={close}>
      <Modal.Content
        onOpenAutoFocus={(event: Event) => {
          event.preventDefault()
          search.current?.focus()
        }}
        onCloseAutoFocus={(event: Event) => {
          event.preventDefault()
          restoreFocus()
        }}
      >
        <Modal.Header>
          <Modal.Title>{inPanelLanguage(texts.heading)}</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Field.Root name="entry-link-search">
              <Field.Label>{inPanelLanguage(texts.search)}</Field.Label>
              <TextInput
                ref={search}
                dir="auto"
                autoComplete="off"
                value={query}
                onChange={({ target }: { target: { value: string } }) => setQuery(target.value)}
              />
            </Field.Root>
            <Typography role="status" textColor="neutral600">
              {targets === undefined ? '' : message}
            </Typography>
            <ul className="centre-targets">
              {targets?.map((target) => (
                <Target
                  key={`${target.contentType} ${target.path}`}
                  target={target}
                  choose={(chosen) => {
                    choose(chosen)
                    close()
                  }}
                />
              ))}
            </ul>
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={close}>
            {inPanelLanguage(texts.cancel)}
          </Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  )
}
