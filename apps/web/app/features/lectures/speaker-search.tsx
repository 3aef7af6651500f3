import { Button } from '@islamic-centre/ui/button'
import { TextField } from '@islamic-centre/ui/field'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'

type SpeakerSearchProps = {
  name: string
  /** Whether a speaker with that name was found. */
  found: boolean
}

/** Filters by a typed name, or a part of it, when there are too many speakers to choose from. */
export function SpeakerSearch({ name, found }: SpeakerSearchProps) {
  const { t } = useTranslation()
  const message = useId()
  const unknown = name !== '' && !found
  return (
    <Form method="get" preventScrollReset replace className="speaker-filter">
      <TextField
        key={name}
        name="speaker"
        label={t('lectures.voice')}
        hint={t('lectures.voiceHint')}
        aria-describedby={unknown ? message : undefined}
        defaultValue={name}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit" variant="secondary">
        {t('lectures.show')}
      </Button>
      {unknown && (
        <p id={message} className="speaker-filter__unknown">
          {t('lectures.voiceUnknown')}
        </p>
      )}
    </Form>
  )
}
