import { type CityId, cities, type MethodId } from '@islamic-centre/prayer-times'
import { Button } from '@islamic-centre/ui/button'
import { SelectField } from '@islamic-centre/ui/field'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../../dates/use-now.ts'
import { civilMinuteIn } from './civil-minute.ts'
import { isNight, type NightHours } from './screen-settings.ts'
import { useAwake } from './use-awake.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useStillPointer } from './use-still-pointer.ts'
import './hall-screen.css'

type CallScreenProps = {
  city: CityId
  onChooseCity: (city: string) => void
  /** When the screen dims, on the clock of the city; never while `lit`. */
  dim: NightHours | undefined
  lit: boolean
  clock: ReactNode
  dates: ReactNode
  next: ReactNode
  /** The pictures and the programme in turn; nothing where there is neither. */
  turns: ReactNode
  times: ReactNode
  /** By which the times are computed, and the centre's: where they differ, the screen names both. */
  methods: { own: MethodId; centre: MethodId }
  /** The state of the calls. */
  call: ReactNode
  marks: ReactNode
}

/**
 * The screen of a hall: on a large screen it fills the window and is legible from afar; on a phone it is the top of a
 * page.
 */
export function HallScreen({ city, onChooseCity, dim, lit, marks, methods, ...parts }: CallScreenProps) {
  const { t } = useTranslation()
  const screen = useRef<HTMLDivElement>(null)
  const fullScreen = useFullScreen(screen)
  const now = useNow()
  useAwake()
  useStillPointer()
  const night = dim && now !== undefined && isNight(dim, civilMinuteIn(cities[city].timeZone, now))
  return (
    <div ref={screen} className={`call-screen ui-ground${night && !lit ? ' call-screen--dimmed' : ''}`}>
      <h1 className="ui-visually-hidden">{t('nav.prayerCall')}</h1>
      {marks}
      <div className="call-screen__main" data-alone={parts.turns ? undefined : true}>
        <div className="call-screen__words">
          <div>
            {parts.clock}
            {parts.dates}
          </div>
          {parts.next}
        </div>
        {parts.turns}
      </div>
      <div className="call-screen__times">{parts.times}</div>
      {methods.own !== methods.centre && (
        <p className="call-screen__method">
          {t('screen.otherMethod', {
            method: t(`methods.${methods.own}`),
            centre: t(`methods.${methods.centre}`),
          })}
        </p>
      )}
      <div className="call-screen__foot">
        {parts.call}
        <div className="call-screen__tools">
          <SelectField
            label={t('screen.city')}
            value={city}
            onChange={({ currentTarget }) => onChooseCity(currentTarget.value)}
          >
            {Object.keys(cities).map((id) => (
              <option key={id} value={id}>
                {t(`cities.${id as CityId}`)}
              </option>
            ))}
          </SelectField>
          {fullScreen && (
            <Button variant="secondary" onClick={fullScreen.toggle}>
              {t(fullScreen.full ? 'screen.leaveFullScreen' : 'screen.enterFullScreen')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
