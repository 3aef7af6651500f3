import { hijriMonths } from '@islamic-centre/site-contract/hijri-months'
import { Checkbox, Typography } from '@strapi/design-system'
import { optionLabels } from '../../editing/field-labels'
import { inPanelLanguage, isPersian } from '../bilingual'
import { type DraftRepetition, weekFrom } from './draft-schedule'
import { repetitionTexts as texts, weekdayNames } from './repetition-texts'
import { Choice, NumberText, Row } from './small-inputs'

interface RepetitionFieldsProps {
  name: string
  repetition: DraftRepetition
  disabled: boolean | undefined
  /** The sentence of the server where it is about one of these inputs. */
  errorOf(...faults: string[]): string | undefined
  onChange(repetition: DraftRepetition): void
}

const weekdayOptions = () =>
  weekFrom(isPersian()).map((day) => [day, inPanelLanguage(weekdayNames[day])] as const)

const weeks = ['1', '2', '3', '4', '-1'] as const

function Weekdays({
  repetition,
  disabled,
  errorOf,
  onChange,
}: RepetitionFieldsProps & { repetition: Extract<DraftRepetition, { every: 'week' }> }) {
  const { weekdays } = repetition
  const error = errorOf('weekdays')
  return (
    <fieldset className="occurrence-weekdays">
      <Typography tag="legend" variant="pi" fontWeight="bold" textColor="neutral800">
        {inPanelLanguage(texts.weekdays)}
      </Typography>
      <div>
        {weekdayOptions().map(([day, text]) => (
          <Checkbox
            key={day}
            disabled={disabled ?? false}
            checked={weekdays.includes(day)}
            onCheckedChange={(checked: boolean | string) =>
              onChange({
                ...repetition,
                weekdays: checked === true ? [...weekdays, day] : weekdays.filter((it) => it !== day),
              })
            }
          >
            {text}
          </Checkbox>
        ))}
      </div>
      {error && (
        <Typography variant="pi" textColor="danger600" role="alert">
          {error}
        </Typography>
      )}
    </fieldset>
  )
}

function DayOfMonth({
  name,
  repetition,
  disabled,
  errorOf,
  onChange,
}: RepetitionFieldsProps & { repetition: Extract<DraftRepetition, { every: 'month' }> }) {
  const { on } = repetition
  const error = errorOf('monthDay')
  return (
    <Row>
      <Choice
        name={`${name}.on`}
        label={inPanelLanguage(texts.on)}
        disabled={disabled}
        value={'day' in on ? 'day' : 'weekday'}
        options={[
          ['day', inPanelLanguage(texts.onDay)],
          ['weekday', inPanelLanguage(texts.onWeekday)],
        ]}
        onChange={(chosen) =>
          onChange({ ...repetition, on: chosen === 'day' ? { day: 1 } : { nth: 1, weekday: 'FR' } })
        }
      />
      {'day' in on ? (
        <NumberText
          name={`${name}.day`}
          label={inPanelLanguage(texts.dayOfMonth)}
          disabled={disabled}
          error={error}
          value={on.day}
          onChange={(day) => onChange({ ...repetition, on: { day } })}
        />
      ) : (
        <>
          <Choice
            name={`${name}.nth`}
            label={inPanelLanguage(texts.whichWeek)}
            disabled={disabled}
            error={error}
            value={weeks.find((it) => Number(it) === on.nth) ?? '1'}
            options={weeks.map((it) => [it, inPanelLanguage(texts.nth[it])])}
            onChange={(nth) => onChange({ ...repetition, on: { ...on, nth: Number(nth) } })}
          />
          <Choice
            name={`${name}.weekday`}
            label={inPanelLanguage(texts.weekday)}
            disabled={disabled}
            value={on.weekday}
            options={weekdayOptions()}
            onChange={(weekday) => onChange({ ...repetition, on: { ...on, weekday } })}
          />
        </>
      )}
    </Row>
  )
}

function HijriDays({
  name,
  repetition,
  disabled,
  errorOf,
  onChange,
}: RepetitionFieldsProps & { repetition: Extract<DraftRepetition, { eve: boolean }> }) {
  const { days, eve } = repetition
  return (
    <Row>
      {repetition.every === 'hijri-year' && (
        <Choice
          name={`${name}.month`}
          label={inPanelLanguage(texts.hijriMonth)}
          disabled={disabled}
          value={String(repetition.month)}
          options={hijriMonths.map((month, at) => {
            const label = optionLabels[month] ?? { en: month, fa: month }
            return [String(at + 1), inPanelLanguage([label.en, label.fa])]
          })}
          onChange={(month) => onChange({ ...repetition, month: Number(month) })}
        />
      )}
      <NumberText
        name={`${name}.from`}
        label={inPanelLanguage(texts.fromDay)}
        disabled={disabled}
        error={errorOf('hijriDays')}
        value={days.from}
        onChange={(from) => {
          // Mostly it is one day.
          const to = days.to === days.from ? from : days.to
          onChange({ ...repetition, days: { from, to } })
        }}
      />
      <NumberText
        name={`${name}.to`}
        label={inPanelLanguage(texts.toDay)}
        disabled={disabled}
        value={days.to}
        onChange={(to) => onChange({ ...repetition, days: { ...days, to } })}
      />
      <Choice
        name={`${name}.eve`}
        label={inPanelLanguage(texts.eve)}
        disabled={disabled}
        value={eve ? 'eve' : 'day'}
        options={[
          ['day', inPanelLanguage(texts.onTheDay)],
          ['eve', inPanelLanguage(texts.onTheEve)],
        ]}
        onChange={(chosen) => onChange({ ...repetition, eve: chosen === 'eve' })}
      />
    </Row>
  )
}

/** What belongs to the chosen kind of repetition: weekdays, the day of the month, days of the Hijri calendar. */
export function RepetitionFields(props: RepetitionFieldsProps) {
  const { name, repetition, disabled, errorOf, onChange } = props
  return (
    <>
      {'interval' in repetition && (
        <Row>
          <NumberText
            name={`${name}.interval`}
            label={inPanelLanguage(texts.interval[repetition.every])}
            disabled={disabled}
            error={errorOf('interval')}
            value={repetition.interval}
            onChange={(interval) => onChange({ ...repetition, interval })}
          />
        </Row>
      )}
      {repetition.every === 'week' && <Weekdays {...props} repetition={repetition} />}
      {repetition.every === 'month' && <DayOfMonth {...props} repetition={repetition} />}
      {'eve' in repetition && <HijriDays {...props} repetition={repetition} />}
    </>
  )
}
