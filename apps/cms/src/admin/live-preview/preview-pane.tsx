import { Box, Button, Flex, IconButton, Typography } from '@strapi/design-system'
import { Cross } from '@strapi/icons'
import { useForm } from '@strapi/strapi/admin'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { labelsOf } from '../../editing/field-labels'
import { locales } from '../../locales'
import { inPanelLanguage, isPersian } from '../bilingual'
import { previewTexts as texts } from './preview-texts'
import { type PreviewState, useUnsavedPreview } from './use-unsaved-preview'

const widths = ['wide', 'phone'] as const
type Width = (typeof widths)[number]

interface ChoiceProps<Value extends string> {
  className?: string
  label: string
  options: readonly { value: Value; label: string; lang?: string }[]
  value: Value
  choose(value: Value): void
}

function Choice<Value extends string>({ className, label, options, value, choose }: ChoiceProps<Value>) {
  return (
    <Flex className={className} role="group" aria-label={label} gap={1}>
      {options.map((it) => (
        <Button
          key={it.value}
          size="S"
          lang={it.lang}
          variant={it.value === value ? 'secondary' : 'tertiary'}
          aria-pressed={it.value === value}
          onClick={() => choose(it.value)}
        >
          {it.label}
        </Button>
      ))}
    </Flex>
  )
}

/** A problem as a sentence; undefined where the page is shown or will be. */
function problemOf(state: PreviewState, model: string): string | undefined {
  if (state.name === 'updating' || state.name === 'shown') return undefined
  const text = inPanelLanguage(texts[state.name])
  if (state.name !== 'missing') return text
  const names = state.fields.map((name) => labelsOf(model, name)?.label[isPersian() ? 'fa' : 'en'] ?? name)
  return text.replace('{fields}', names.join(isPersian() ? '، ' : ', '))
}

interface PreviewPaneProps {
  model: string
  documentId: string | null
  /** The language that is written in the form. */
  locale: string
  close(): void
}

/** The page of the site with what is in the form: beside it, or over it where the window is too narrow for both. */
export function PreviewPane({ model, documentId, locale, close }: PreviewPaneProps) {
  const values = useForm('PreviewPane', (form) => form.values) as Record<string, unknown>
  const [host, setHost] = useState<HTMLDivElement | null>(null)
  const [shownIn, setShownIn] = useState(locale)
  const [width, setWidth] = useState<Width>('wide')
  const { state, tryAgain } = useUnsavedPreview(host, model, { documentId, locale, shownIn, values })
  const closing = useRef<HTMLButtonElement>(null)
  const problem = problemOf(state, model)

  useEffect(() => setShownIn(locale), [locale])
  useEffect(() => {
    // Over the form the keyboard goes on in the pane.
    if (!window.matchMedia(beside).matches) closing.current?.focus()
  }, [])

  return createPortal(
    <Box
      tag="aside"
      id={paneId}
      className="centre-preview"
      background="neutral0"
      aria-label={inPanelLanguage(texts.title)}
    >
      <Flex className="centre-preview__head" justifyContent="space-between" gap={2} wrap="wrap" padding={3}>
        <Typography tag="h2" variant="delta">
          {inPanelLanguage(texts.title)}
        </Typography>
        <Choice
          label={inPanelLanguage(texts.language)}
          options={locales.map(({ code, name }) => ({ value: code as string, label: name, lang: code }))}
          value={shownIn}
          choose={setShownIn}
        />
        <Choice<Width>
          className="centre-preview__width"
          label={inPanelLanguage(texts.width)}
          options={widths.map((it) => ({ value: it, label: inPanelLanguage(texts[it]) }))}
          value={width}
          choose={setWidth}
        />
        <IconButton ref={closing} label={inPanelLanguage(texts.close)} onClick={close} variant="ghost">
          <Cross />
        </IconButton>
      </Flex>
      <Flex className="centre-preview__state" gap={2} paddingLeft={3} paddingRight={3} paddingBottom={2}>
        <Typography role="status" textColor={problem ? 'danger600' : undefined}>
          {problem}
        </Typography>
        {state.name === 'failed' && (
          <Button size="S" variant="tertiary" onClick={tryAgain}>
            {inPanelLanguage(texts.again)}
          </Button>
        )}
        {!problem && (
          <Typography textColor="neutral600" variant="pi">
            {inPanelLanguage(state.name === 'updating' ? texts.updating : texts.explanation)}
          </Typography>
        )}
      </Flex>
      <div ref={setHost} className={`centre-preview__page centre-preview__page--${width}`} />
    </Box>,
    document.body,
  )
}

export const paneId = 'centre-preview'

/** Where the window has room for form and preview; also in `preview.css`. */
export const beside = '(width >= 1200px)'
