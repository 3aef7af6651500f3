import { formatTime } from '@islamic-centre/i18n/formats'
import type { Language } from '@islamic-centre/i18n/locales'
import { type CityId, cities } from '@islamic-centre/prayer-times'
import { Button } from '@islamic-centre/ui/button'
import { BellIcon, MutedIcon, VolumeIcon } from '@islamic-centre/ui/icon'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import type { Call } from './call-plan.ts'
import { CallSettingsPanel } from './call-settings-panel.tsx'
import type { PrayerCallStatus } from './prayer-call.ts'
import { useCallName } from './use-call-name.ts'
import { type PrayerCall as Calls, usePrayerCall } from './use-prayer-call.ts'
import './prayer-call-card.css'

const signs = {
  off: MutedIcon,
  starting: BellIcon,
  blocked: MutedIcon,
  armed: BellIcon,
  playing: VolumeIcon,
} as const

/** Shows the state of the page's calls, with the button that is needed now. */
export function PrayerCall() {
  return <PrayerCallLine call={usePrayerCall()} />
}

type PrayerCallLineProps = {
  call: Calls
  /** The city of the calls; Toronto by default. */
  city?: CityId
  third?: 'maghrib' | 'sunset'
}

/** The same for a page that already uses the calls itself. */
export function PrayerCallLine({
  call: { status, ...act },
  city = 'toronto',
  third = 'maghrib',
}: PrayerCallLineProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const panel = useId()
  const known = status === 'failed' ? undefined : status
  const state = known?.state ?? 'starting'
  const Sign = signs[state]
  const canReplay = known?.last?.outcome === 'interrupted' && state !== 'playing' && state !== 'off'
  return (
    <div
      className={`prayer-call ui-no-print${state === 'playing' ? ' prayer-call--playing' : ''}`}
      data-state={state}
    >
      <div className="prayer-call__line">
        <Sign />
        <div className="prayer-call__words">
          <p role="status" className="prayer-call__state">
            {status === 'failed' ? (
              t('call.failed')
            ) : known ? (
              <State {...known} />
            ) : (
              t('call.states.starting')
            )}
          </p>
          {known && <Details {...known} city={city} />}
          {canReplay && (
            <Button variant="gold" onClick={act.replay}>
              {t('call.replay')}
            </Button>
          )}
        </div>
        {(state === 'off' || state === 'blocked') && !canReplay && (
          <Button variant="secondary" onClick={act.arm}>
            {t('call.turnOn')}
          </Button>
        )}
        {state === 'armed' && (
          <Button
            variant="secondary"
            aria-expanded={open}
            aria-controls={panel}
            onClick={() => setOpen(!open)}
          >
            {t('call.settings')}
          </Button>
        )}
        {state === 'playing' && (
          <Button variant="gold" onClick={act.stop}>
            {t('call.stop')}
          </Button>
        )}
      </div>
      {known && open && (state === 'armed' || state === 'playing') && (
        <CallSettingsPanel id={panel} status={known} third={third} {...act} />
      )}
    </div>
  )
}

function State({ state, sounding }: PrayerCallStatus) {
  const { t } = useTranslation()
  if (!sounding) return t(`call.states.${state}`)
  if (!sounding.call) return t('call.testing')
  return t(`call.sounding.${sounding.by}`, { name: t(`times.${sounding.call.name}`) })
}

/** Which call did not sound and why, or else when the next call is. */
function Details({ state, last, next, city }: PrayerCallStatus & { city: CityId }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const nameOf = useCallName(city)
  const silent = last && last.outcome !== 'sounded' ? { outcome: last.outcome, call: last.call } : undefined
  return (
    <>
      {silent && (
        <p className="prayer-call__last">
          {t(`call.last.${silent.outcome}`, { name: t(`times.${silent.call.name}`) })}
        </p>
      )}
      {next && !silent && state === 'armed' && (
        <p className="prayer-call__next">
          {t('call.next', {
            name: nameOf(next),
            time: clockOf(next, language, city),
            city: t(`cities.${city}`),
          })}
        </p>
      )}
    </>
  )
}

function clockOf({ at }: Call, language: Language, city: CityId): string {
  return formatTime(language, new Date(at), cities[city].timeZone)
}
