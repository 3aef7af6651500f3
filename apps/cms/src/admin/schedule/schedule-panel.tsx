import { Button, Field, Flex, Radio, Typography } from '@strapi/design-system'
import { useForm, useQueryParams } from '@strapi/strapi/admin'
import { useState } from 'react'
import { isolate } from '../../bidi'
import { defaultLocale } from '../../locales'
import { centreTime, inPanelLanguage } from '../bilingual'
import { MomentInput } from '../dates/date-time-input'
import { nameOfLanguage } from '../names'
import { scheduleTexts as texts } from './schedule-texts'
import { colourOf, nameOfState, type ScheduledAction } from './scheduled-action'
import { type Schedule, type Times, useSchedule } from './use-schedule'

type Save = ReturnType<typeof useSchedule>['save']

/** What is the same in several languages is one line. */
const lineOf = ({ action, state, at, reason }: ScheduledAction) => [action, state, at, reason].join()

function Line({ actions: [first, ...others] }: { actions: ScheduledAction[] }) {
  if (!first) return null
  const languages = [first, ...others].map(({ locale }) => nameOfLanguage(locale))
  return (
    <Flex direction="column" alignItems="stretch" gap={1}>
      <Typography fontWeight="bold" textColor={`${colourOf[first.state]}600`}>
        {nameOfState(first)}
      </Typography>
      <Typography>
        <bdi>{centreTime(first.at)}</bdi>
      </Typography>
      {first.reason && <Typography>{first.reason}</Typography>}
      <Typography variant="pi" textColor="neutral600">
        {languages.join(inPanelLanguage([' and ', ' و ']))} ·{' '}
        {inPanelLanguage(texts.by).replace('{name}', () => isolate(first.scheduledBy))}
      </Typography>
    </Flex>
  )
}

const scheduledAt = ({ actions }: Schedule, locale: string, action: ScheduledAction['action']) =>
  actions.find((it) => it.locale === locale && it.action === action && it.state === 'scheduled')?.at ?? null

/** Whether every language has the times of this one: a change of all must not set times that one was not to have. */
const isSameInAll = (schedule: Schedule, locale: string) =>
  (['publish', 'unpublish'] as const).every((action) => {
    const at = scheduledAt(schedule, locale, action)
    return schedule.locales.every((code) => scheduledAt(schedule, code, action) === at)
  })

interface FormProps {
  schedule: Schedule
  locale: string
  save: Save
}

function ScheduleForm({ schedule, locale, save }: FormProps) {
  const isModified = useForm('SchedulePanel', ({ modified }) => modified)
  const before = {
    publishAt: scheduledAt(schedule, locale, 'publish'),
    unpublishAt: scheduledAt(schedule, locale, 'unpublish'),
  }
  const [times, setTimes] = useState(before)
  const [isForAll, setIsForAll] = useState(schedule.locales.length > 1 && isSameInAll(schedule, locale))
  const [refusal, setRefusal] = useState<string>()
  const locales = isForAll ? schedule.locales : [locale]
  const isScheduled = schedule.actions.some((it) => locales.includes(it.locale) && it.state !== 'done')

  const change = (changed: Partial<typeof times>) => {
    setRefusal(undefined)
    setTimes({ ...times, ...changed })
  }
  const send = async (sent: Omit<Times, 'locales'>, message: typeof texts.saved | typeof texts.cancelled) =>
    setRefusal(await save({ ...sent, locales }, message))

  return (
    <>
      <Typography textColor="neutral600">{inPanelLanguage(texts.explanation)}</Typography>
      {(['publishAt', 'unpublishAt'] as const).map((name) => (
        <MomentInput
          key={name}
          name={`schedule.${name}`}
          label={inPanelLanguage(texts[name])}
          value={times[name]}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
      {schedule.locales.length > 1 && (
        <Field.Root>
          <Field.Label>{inPanelLanguage(texts.languages)}</Field.Label>
          <Radio.Group
            aria-label={inPanelLanguage(texts.languages)}
            value={isForAll ? 'all' : 'one'}
            onValueChange={(value: string) => setIsForAll(value === 'all')}
          >
            <Radio.Item value="all">{inPanelLanguage(texts.bothLanguages)}</Radio.Item>
            <Radio.Item value="one">{inPanelLanguage(texts.thisLanguage)}</Radio.Item>
          </Radio.Group>
        </Field.Root>
      )}
      {refusal && (
        <Typography textColor="danger600" role="alert">
          {refusal}
        </Typography>
      )}
      {isModified && <Typography textColor="neutral600">{inPanelLanguage(texts.saveFirst)}</Typography>}
      <Button
        variant="secondary"
        fullWidth
        disabled={isModified || !(times.publishAt || times.unpublishAt)}
        onClick={() => send(times, texts.saved)}
      >
        {inPanelLanguage(texts.save)}
      </Button>
      {isScheduled && (
        <Button
          variant="tertiary"
          fullWidth
          onClick={() => send({ publishAt: null, unpublishAt: null }, texts.cancelled)}
        >
          {inPanelLanguage(texts.cancel)}
        </Button>
      )}
    </>
  )
}

function Content(props: FormProps) {
  const { actions, mayPublish } = props.schedule
  const open = actions.filter(({ state }) => state !== 'done')
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {[...new Set(open.map(lineOf))].map((line) => (
        <Line key={line} actions={open.filter((it) => lineOf(it) === line)} />
      ))}
      {mayPublish && <ScheduleForm key={JSON.stringify(actions)} {...props} />}
    </Flex>
  )
}

interface PanelProps {
  model: string
  documentId?: string
  document?: { updatedAt?: string; publishedAt?: string | null; status?: string }
}

/** Beside an entry: when it is published and unpublished by itself, which those who may publish it set. */
export function SchedulePanel({ model, documentId, document }: PanelProps) {
  const [{ query }] = useQueryParams<{ plugins?: { i18n?: { locale?: string } } }>()
  const locale = query.plugins?.i18n?.locale ?? defaultLocale
  const version = [document?.updatedAt, document?.publishedAt, document?.status].join()
  const { schedule, save } = useSchedule(model, documentId, locale, version)
  if (!schedule || !(schedule.mayPublish || schedule.actions.length > 0)) return null
  return {
    title: inPanelLanguage(texts.title),
    content: <Content schedule={schedule} locale={locale} save={save} />,
  }
}
