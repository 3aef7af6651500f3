import { Field, Flex, IconButton, TextInput, Typography } from '@strapi/design-system'
import { Calendar } from '@strapi/icons'
import { type ReactNode, useRef } from 'react'
import { inPanelLanguage } from '../bilingual'
import { parseDate } from './date-text'
import { dateTexts as texts } from './date-texts'

/** What the content manager gives an input. */
export interface InputProps {
  name: string
  label: ReactNode
  hint?: ReactNode
  labelAction?: ReactNode
  required?: boolean
  disabled?: boolean
}

interface DateFieldProps extends Pick<InputProps, 'name' | 'label' | 'hint' | 'labelAction' | 'required'> {
  error: string | undefined
  /** The value that was read from the typed text. */
  longForm: string | undefined
  /** What else there is to say of that value. */
  note?: string | undefined
  children: ReactNode
}

/** Label, hint and error of a date, and below it the date that was read from the typed text. */
export function DateField({
  name,
  label,
  hint,
  labelAction,
  required,
  error,
  longForm,
  note,
  children,
}: DateFieldProps) {
  return (
    <Field.Root name={name} hint={hint} error={error} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      {children}
      {longForm && (
        <Typography variant="pi" textColor="neutral800">
          {longForm}
        </Typography>
      )}
      {note && (
        <Typography variant="pi" textColor="warning700" role="status">
          {note}
        </Typography>
      )}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  )
}

interface DateTextProps {
  name: string
  text: string
  disabled: boolean | undefined
  labelled?: string
  onText(text: string): void
}

/** A date as text, with the browser's own calendar to choose one. */
export function DateText({ name, text, disabled, labelled, onText }: DateTextProps) {
  const calendar = useRef<HTMLInputElement>(null)
  const label = inPanelLanguage(texts.calendar)
  return (
    <Flex gap={1} flex="2" minWidth="150px" position="relative">
      <TextInput
        name={name}
        value={text}
        disabled={disabled}
        placeholder={inPanelLanguage(texts.dateForm)}
        autoComplete="off"
        {...(labelled && { 'aria-label': labelled })}
        onChange={({ target }: { target: { value: string } }) => onText(target.value)}
      />
      <IconButton
        label={label}
        withTooltip={false}
        disabled={disabled}
        onClick={() => calendar.current?.showPicker()}
      >
        <Calendar />
      </IconButton>
      <input
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={parseDate(text) ?? ''}
        onChange={({ target }) => onText(target.value)}
        style={{ position: 'absolute', insetInlineEnd: 0, insetBlockEnd: 0, inlineSize: 0, opacity: 0 }}
      />
    </Flex>
  )
}
