import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { Layouts, Page, useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import { changeLogAction } from '../../change-log/change-log-action'
import { inPanelLanguage } from '../bilingual'
import { downloadCsv } from '../csv-cell'
import { RetentionSetting } from '../retention/retention-setting'
import { ChangeList, Pages } from './change-list'
import { ChangeLogFilters } from './change-log-filters'
import { changeLogTexts as texts } from './change-log-texts'
import { changesAsCsv } from './changes-as-csv'
import { type Filters, noFilters, pageSize, useChangeLog } from './use-change-log'

const download = (csv: string) => downloadCsv(csv, `change-log-${new Date().toISOString().slice(0, 10)}.csv`)

function ExportButton({ csv }: { csv(): Promise<string> }) {
  const { toggleNotification } = useNotification()
  const [isExporting, setIsExporting] = useState(false)
  return (
    <Button
      variant="secondary"
      startIcon={<Download />}
      loading={isExporting}
      onClick={async () => {
        setIsExporting(true)
        try {
          download(await csv())
          toggleNotification({ type: 'success', message: inPanelLanguage(texts.exported) })
        } catch {
          toggleNotification({ type: 'danger', message: inPanelLanguage(texts.failed) })
        }
        setIsExporting(false)
      }}
    >
      {inPanelLanguage(texts.export)}
    </Button>
  )
}

function ChangeLog() {
  const [filters, setFilters] = useState<Filters>(noFilters)
  const [page, setPage] = useState(1)
  const { log, options, hasFailed, all, setRetention } = useChangeLog(filters, page)

  if (hasFailed) return <Page.Error />
  if (!log || !options) return <Page.Loading />
  const { total, changes } = log
  const count = total.toLocaleString(document.documentElement.lang || 'en')
  const isFiltered = Object.values(filters).some(Boolean)
  return (
    <Page.Main>
      <Page.Title>{inPanelLanguage(texts.menu)}</Page.Title>
      <Layouts.Header
        title={inPanelLanguage(texts.menu)}
        subtitle={inPanelLanguage(texts.hint)}
        primaryAction={<ExportButton csv={async () => changesAsCsv(await all())} />}
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <ChangeLogFilters
            filters={filters}
            options={options}
            change={(changed) => {
              setFilters(changed)
              setPage(1)
            }}
          />
          <Typography textColor="neutral600" role="status">
            {inPanelLanguage(texts.found).replace('{count}', count)}
          </Typography>
          {changes.length === 0 ? (
            <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
              <Typography>{inPanelLanguage(isFiltered ? texts.noneFound : texts.empty)}</Typography>
            </Box>
          ) : (
            <ChangeList changes={changes} />
          )}
          <Pages page={page} pages={Math.ceil(total / pageSize)} go={setPage} />
          <RetentionSetting retention={options.retention} sentences={texts} save={setRetention} />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}

/** The page of the panel with who did what, for those who have the permission. */
export default function ChangeLogPage() {
  return (
    <Page.Protect permissions={[{ action: changeLogAction, subject: null }]}>
      <ChangeLog />
    </Page.Protect>
  )
}
