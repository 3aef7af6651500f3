import { type Language, languages, locales } from '@islamic-centre/i18n/locales'
import { Button } from '@islamic-centre/ui/button'
import { SelectField } from '@islamic-centre/ui/field'
import { useTranslation } from 'react-i18next'
import { Form, useSubmit } from 'react-router'

type SpeakerFilterProps = {
  /** The speakers by the language in which they speak. */
  speakers: Record<Language, readonly string[]>
  /** Empty if none is chosen. */
  chosen: string
}

/** Shows one speaker only; the choice is in the URL, and without scripts a button submits it. */
export function SpeakerFilter({ speakers, chosen }: SpeakerFilterProps) {
  const { t } = useTranslation()
  const submit = useSubmit()
  return (
    <Form
      method="get"
      preventScrollReset
      className="speaker-filter"
      onChange={({ currentTarget }) => submit(currentTarget, { preventScrollReset: true, replace: true })}
    >
      <SelectField key={chosen} name="speaker" label={t('lectures.voice')} defaultValue={chosen}>
        <option value="">{t('lectures.everyone')}</option>
        {languages
          .filter((it) => speakers[it].length > 0)
          .map((it) => (
            <optgroup key={it} label={locales[it].name} lang={locales[it].htmlLang}>
              {speakers[it].map((name) => (
                <option key={name}>{name}</option>
              ))}
            </optgroup>
          ))}
      </SelectField>
      <noscript>
        <Button type="submit" variant="secondary">
          {t('lectures.show')}
        </Button>
      </noscript>
    </Form>
  )
}
