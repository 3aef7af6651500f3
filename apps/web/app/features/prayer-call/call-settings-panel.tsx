import { Button } from '@islamic-centre/ui/button'
import { Range } from '@islamic-centre/ui/range'
import { Fragment, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { PrayerCallStatus } from './prayer-call.ts'
import type { PrayerCall } from './use-prayer-call.ts'

type CallSettingsPanelProps = Pick<PrayerCall, 'test' | 'turnOff' | 'setVolume'> & {
  id: string
  status: PrayerCallStatus
  third: 'maghrib' | 'sunset'
}

/** The volume, a test, a button to turn it off, and what will sound. */
export function CallSettingsPanel({
  id,
  status: { volume, sounds },
  third,
  test,
  turnOff,
  setVolume,
}: CallSettingsPanelProps) {
  const { t } = useTranslation()
  const range = useId()
  const calls = [
    ['fajr', sounds.dawn],
    ['dhuhr', sounds.noon],
    [third, sounds.evening],
  ] as const
  return (
    <div id={id} className="prayer-call__settings">
      <label htmlFor={range}>{t('call.volume')}</label>
      <Range
        id={range}
        value={Math.round(volume * 100)}
        max={100}
        onChange={({ currentTarget }) => setVolume(Number(currentTarget.value) / 100)}
      />
      <dl className="prayer-call__sounds">
        {calls.map(([name, sound]) => (
          <Fragment key={name}>
            <dt>{t(`times.${name}`)}</dt>
            <dd>{t(`call.sounds.${sound}`)}</dd>
          </Fragment>
        ))}
      </dl>
      <div className="prayer-call__buttons">
        <Button variant="secondary" onClick={test}>
          {t('call.test')}
        </Button>
        <Button variant="quiet" onClick={turnOff}>
          {t('call.turnOff')}
        </Button>
      </div>
    </div>
  )
}
