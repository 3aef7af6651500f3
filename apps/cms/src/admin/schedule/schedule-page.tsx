import { Box, Button, Flex, IconButton, Typography } from '@strapi/design-system'
import { ChevronLeft, ChevronRight } from '@strapi/icons'
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { instantOf } from '../../dates/centre-time'
import { inPanelLanguage } from '../bilingual'
import { ActionList } from './action-list'
import { type Month, monthAfter, monthOf, nameOfMonth } from './month'
import { MonthGrid } from './month-grid'
import { scheduleTexts as texts } from './schedule-texts'
import type { ListedAction } from './scheduled-action'

const startOf = (month: Month) => instantOf({ date: `${month}-01`, time: '00:00' }).toISOString()

/** In Persian the panel's styles mirror both chevrons. */
function MonthChoice({ month, choose }: { month: Month; choose(month: Month): void }) {
  return (
    <Flex gap={2} wrap="wrap">
      <IconButton label={inPanelLanguage(texts.previous)} onClick={() => choose(monthAfter(month, -1))}>
        <ChevronLeft />
      </IconButton>
      <IconButton label={inPanelLanguage(texts.next)} onClick={() => choose(monthAfter(month, 1))}>
        <ChevronRight />
      </IconButton>
      <Button variant="tertiary" onClick={() => choose(monthOf(new Date()))}>
        {inPanelLanguage(texts.today)}
      </Button>
      <Typography variant="beta" tag="h2">
        {nameOfMonth(month)}
      </Typography>
    </Flex>
  )
}

function Failures({ actions }: { actions: ListedAction[] }) {
  if (actions.length === 0) return null
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography variant="beta" tag="h2">
        {inPanelLanguage(texts.failures)}
      </Typography>
      <ActionList actions={actions} />
    </Flex>
  )
}

/** The page of the panel with what is published and unpublished by itself, a month at a time. */
export default function SchedulePage() {
  const { get } = useFetchClient()
  const [month, setMonth] = useState(() => monthOf(new Date()))
  const [actions, setActions] = useState<ListedAction[]>()
  const [hasFailed, setHasFailed] = useState(false)
  const from = startOf(month)
  const to = startOf(monthAfter(month, 1))
  useEffect(() => {
    let isCurrent = true
    get<ListedAction[]>('/content-manager/schedule', { params: { from, to } }).then(
      ({ data }) => isCurrent && setActions(data),
      () => isCurrent && setHasFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [get, from, to])

  if (hasFailed) return <Page.Error />
  if (!actions) return <Page.Loading />
  const inMonth = actions.filter(({ at }) => at >= from && at < to)
  return (
    <Page.Main>
      <Page.Title>{inPanelLanguage(texts.menu)}</Page.Title>
      <Layouts.Header title={inPanelLanguage(texts.menu)} subtitle={inPanelLanguage(texts.listHint)} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <Failures actions={actions.filter(({ state }) => state === 'failed')} />
          <MonthChoice month={month} choose={setMonth} />
          {inMonth.length === 0 ? (
            <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
              <Typography>{inPanelLanguage(texts.empty)}</Typography>
            </Box>
          ) : (
            <>
              <div className="schedule-grid">
                <MonthGrid month={month} actions={inMonth} />
              </div>
              <div className="schedule-list">
                <ActionList actions={inMonth} />
              </div>
            </>
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}
