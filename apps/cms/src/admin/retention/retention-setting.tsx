import { Button, Field, Flex, TextInput, Typography } from '@strapi/design-system'
import { useNotification } from '@strapi/strapi/admin'
import { type FormEvent, useState } from 'react'
import { type Bilingual, inPanelLanguage, isPersian } from '../bilingual'
import { retentionTexts as texts } from './retention-texts'

const latinDigits = (text: string) => text.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)))

export interface Retention {
  /** null for ever. */
  days: number | null
  mayChange: boolean
}

interface SettingProps {
  retention: Retention
  /** What is stored for `{days}` days, and what for ever. */
  sentences: { retention: Bilingual; forEver: Bilingual }
  save(days: number | null): Promise<void>
}

/** For how long the server stores something; only an administrator changes it. */
export function RetentionSetting({ retention: { days, mayChange }, sentences, save }: SettingProps) {
  const { toggleNotification } = useNotification()
  const [written, setWritten] = useState(days === null ? '' : String(days))
  const number = written.trim() === '' ? null : Number(latinDigits(written))
  const isWrong = number !== null && !(Number.isInteger(number) && number >= 30 && number <= 3650)
  const current =
    days === null
      ? inPanelLanguage(sentences.forEver)
      : inPanelLanguage(sentences.retention).replace('{days}', days.toLocaleString(isPersian() ? 'fa' : 'en'))

  async function submit(event: FormEvent) {
    event.preventDefault()
    try {
      await save(number)
      toggleNotification({ type: 'success', message: inPanelLanguage(texts.saved) })
    } catch {
      toggleNotification({ type: 'danger', message: inPanelLanguage(texts.failed) })
    }
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={4} paddingTop={6}>
      <Typography textColor="neutral600">{current}</Typography>
      {mayChange && (
        <form onSubmit={submit}>
          <Flex gap={3} alignItems="flex-end" wrap="wrap">
            <Field.Root name="days" error={isWrong && inPanelLanguage(texts.wrongDays)}>
              <Field.Label>{inPanelLanguage(texts.days)}</Field.Label>
              <TextInput
                inputMode="numeric"
                value={written}
                onChange={({ target }: { target: { value: string } }) => setWritten(target.value)}
              />
              <Field.Error />
            </Field.Root>
            <Button type="submit" variant="secondary" disabled={isWrong || number === days}>
              {inPanelLanguage(texts.save)}
            </Button>
          </Flex>
        </form>
      )}
    </Flex>
  )
}
