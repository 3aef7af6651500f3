import { Button, Flex, Typography } from '@strapi/design-system'
import { useQueryParams } from '@strapi/strapi/admin'
import { useEffect, useRef, useState } from 'react'
import { leftToRight } from '../../bidi'
import { defaultLocale } from '../../locales'
import { inPanelLanguage, isPersian } from '../bilingual'
import { deadLinkCount } from './dead-link-count'
import { EntryLinkDialog } from './entry-link-dialog'
import { reasonTexts, entryLinkTexts as texts } from './entry-link-texts'
import { useFormLinks } from './form-links'
import { type DeadLinkInField, useDeadLinks } from './use-dead-links'
import { focusPlace, isThere, placeOf, showLink, type WritingPlace, writeLink } from './writing-place'

/** The place in which was written last, and the key that opens the list from there. */
function useWritingPlace(isLink: (name: string) => boolean, open: () => void) {
  const [place, setPlace] = useState<WritingPlace>()
  const current = useRef({ isLink, open })
  current.current = { isLink, open }
  useEffect(() => {
    const focus = (event: FocusEvent) => {
      const focused = placeOf(event, current.current.isLink)
      if (focused) setPlace(focused)
    }
    const press = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && event.code === 'KeyK'
      if (!isShortcut || !placeOf(event, current.current.isLink)) return
      event.preventDefault()
      event.stopPropagation()
      current.current.open()
    }
    document.addEventListener('focusin', focus)
    document.addEventListener('keydown', press, { capture: true })
    return () => {
      document.removeEventListener('focusin', focus)
      document.removeEventListener('keydown', press, { capture: true })
    }
  }, [])
  return place && isThere(place) ? place : undefined
}

function DeadLinks({ dead, labelOf }: { dead: DeadLinkInField[]; labelOf(link: DeadLinkInField): string }) {
  const count = dead.length.toLocaleString(isPersian() ? 'fa' : 'en')
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography role="status" fontWeight="semiBold" textColor="danger600">
        {inPanelLanguage(texts.dead).replace('{count}', count)}
      </Typography>
      <ul className="centre-targets">
        {dead.map((it) => (
          <li key={`${it.field.path} ${it.link}`}>
            <button
              type="button"
              className="centre-target"
              title={inPanelLanguage(texts.show)}
              onClick={() => showLink(it.field, it.link)}
            >
              {leftToRight(it.link)}
              <Typography variant="pi">{inPanelLanguage(reasonTexts[it.reason])}</Typography>
              <Typography variant="pi" textColor="neutral600">
                {labelOf(it)}
              </Typography>
            </button>
          </li>
        ))}
      </ul>
    </Flex>
  )
}

function Content() {
  const [{ query }] = useQueryParams<{ plugins?: { i18n?: { locale?: string } } }>()
  const { fields, isLink, labelOf, onChange } = useFormLinks()
  const [isOpen, setIsOpen] = useState(false)
  const place = useWritingPlace(isLink, () => setIsOpen(true))
  const dead = useDeadLinks(fields)
  useEffect(() => {
    deadLinkCount.current = dead.length
    return () => {
      deadLinkCount.current = 0
    }
  }, [dead.length])
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography textColor="neutral600">{inPanelLanguage(texts.explanation)}</Typography>
      <Button variant="secondary" fullWidth disabled={!place} onClick={() => setIsOpen(true)}>
        {inPanelLanguage(texts.open)}
      </Button>
      {dead.length > 0 && <DeadLinks dead={dead} labelOf={({ field }) => labelOf(field)} />}
      {isOpen && place && (
        <EntryLinkDialog
          locale={query.plugins?.i18n?.locale ?? defaultLocale}
          choose={(target) => writeLink(place, target, onChange)}
          close={() => setIsOpen(false)}
          restoreFocus={() => focusPlace(place)}
        />
      )}
    </Flex>
  )
}

/** Beside an entry: the list of what its texts and fields can link to, and which of their links lead nowhere. */
export function EntryLinkPanel() {
  const { mayHaveLinks } = useFormLinks()
  return mayHaveLinks ? { title: inPanelLanguage(texts.title), content: <Content /> } : null
}
