import { Button, Flex, Typography } from '@strapi/design-system'
import type { ListedOccurrence } from '../../occurrences/occurrence-answer'
import { inPanelLanguage } from '../bilingual'
import type { DraftException } from './draft-schedule'
import { repetitionTexts as texts } from './repetition-texts'

interface OccurrenceListProps {
  occurrences: readonly ListedOccurrence[]
  disabled: boolean | undefined
  except(occurrence: ListedOccurrence, change: DraftException['change']): void
  restore(day: string): void
}

const comma = () => inPanelLanguage([', ', '، '])

const actions = [
  ['cancelled', texts.cancelOne],
  ['moved', texts.moveOne],
  ['changed', texts.changeOne],
] as const

function Occurrence({
  occurrence,
  disabled,
  except,
  restore,
}: Omit<OccurrenceListProps, 'occurrences'> & { occurrence: ListedOccurrence }) {
  const { day, weekday, time, gregorian, solar, hijri, prayer, change, warnings } = occurrence
  const isCancelled = change === 'cancelled'
  const name = [weekday, gregorian].join(comma())
  return (
    <li className="occurrence">
      <div className="occurrence-words">
        <Typography tag="p" fontWeight="bold" textColor="neutral800">
          <span className={isCancelled ? 'occurrence-cancelled' : undefined}>
            {name}
            {comma()}
            <bdi>{time}</bdi>
          </span>
          {change && (
            <span className={`occurrence-change occurrence-change-${change}`}>
              {inPanelLanguage(texts.changes[change])}
            </span>
          )}
        </Typography>
        <Typography tag="p" variant="pi" textColor="neutral600">
          {[solar, hijri, ...(prayer ? [prayer] : [])].map((text, at) => (
            <span key={text}>
              {at > 0 && ' · '}
              <bdi>{text}</bdi>
            </span>
          ))}
        </Typography>
        {warnings.map((warning) => (
          <Typography key={warning} tag="p" variant="pi" textColor="warning700">
            {warning}
          </Typography>
        ))}
      </div>
      <Flex gap={1} wrap="wrap" className="occurrence-actions">
        {change ? (
          <Button
            variant="tertiary"
            size="S"
            disabled={disabled ?? false}
            aria-label={`${inPanelLanguage(texts.restoreOne)}: ${name}`}
            onClick={() => restore(day)}
          >
            {inPanelLanguage(change === 'added' ? texts.remove : texts.restoreOne)}
          </Button>
        ) : (
          actions.map(([to, text]) => (
            <Button
              key={to}
              variant="tertiary"
              size="S"
              disabled={disabled ?? false}
              aria-label={`${inPanelLanguage(text)} ${name}`}
              onClick={() => except(occurrence, to)}
            >
              {inPanelLanguage(text)}
            </Button>
          ))
        )}
      </Flex>
    </li>
  )
}

/** The next occurrences with their dates, and what can be done with each. */
export const OccurrenceList = ({ occurrences, ...rest }: OccurrenceListProps) => (
  <ol className="occurrences">
    {occurrences.map((it) => (
      <Occurrence key={it.day} occurrence={it} {...rest} />
    ))}
  </ol>
)
