import { Flex, Typography } from '@strapi/design-system'
import { getFetchClient, type StrapiApp } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { defaultLocale } from '../../locales'
import { centreTime, inPanelLanguage } from '../bilingual'
import { scheduleTexts } from './schedule-texts'
import { colourOf, type ListedAction, nameOfState } from './scheduled-action'

/** One request for all cells of a list, which are mounted together. */
const requests = new Map<string, Promise<ListedAction[]>>()

function scheduleOf(model: string): Promise<ListedAction[]> {
  const current = requests.get(model)
  if (current) return current
  const request = getFetchClient()
    .get<ListedAction[]>(`/content-manager/schedule/${model}`)
    .then(
      ({ data }) => data,
      () => [],
    )
    .finally(() => requests.delete(model))
  requests.set(model, request)
  return request
}

interface Row {
  documentId: string
  locale?: string | null
}

function Cell({ model, row: { documentId, locale } }: { model: string; row: Row }) {
  const [actions, setActions] = useState<ListedAction[]>([])
  useEffect(() => {
    let isCurrent = true
    scheduleOf(model).then((all) => {
      if (isCurrent) setActions(all.filter((it) => it.documentId === documentId))
    })
    return () => {
      isCurrent = false
    }
  }, [model, documentId])
  const shown = actions.filter((it) => it.locale === (locale ?? defaultLocale))
  if (shown.length === 0) return <Typography textColor="neutral800">-</Typography>
  return (
    <Flex direction="column" alignItems="flex-start" gap={1}>
      {shown.map((action) => (
        <Typography key={action.id} variant="pi" textColor={`${colourOf[action.state]}600`}>
          {nameOfState(action)}
          <br />
          <bdi>{centreTime(action.at)}</bdi>
        </Typography>
      ))}
    </Flex>
  )
}

interface Columns {
  displayedHeaders: { name: string }[]
  layout: { options?: { draftAndPublish?: boolean } }
}

function addColumn<It extends Columns>({ displayedHeaders, layout, ...rest }: It) {
  const label = inPanelLanguage(scheduleTexts.column)
  const column = {
    name: 'schedule',
    attribute: { type: 'custom' },
    label,
    searchable: false,
    sortable: false,
    cellFormatter: (row: Row, _header: object, { model }: { model: string }) => (
      <Cell model={model} row={row} />
    ),
  }
  // Second, so that it is within a narrow screen.
  const [first, others] = [displayedHeaders.slice(0, 1), displayedHeaders.slice(1)]
  const headers = layout.options?.draftAndPublish ? [...first, column, ...others] : displayedHeaders
  return { ...rest, layout, displayedHeaders: headers }
}

/** The lists of the panel show what is scheduled for each entry, and what failed. */
export function scheduleInLists({ registerHook }: Pick<StrapiApp, 'registerHook'>) {
  registerHook('Admin/CM/pages/ListView/inject-column-in-table', addColumn)
}
