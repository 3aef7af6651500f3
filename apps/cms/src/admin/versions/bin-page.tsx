import {
  Box,
  Button,
  Flex,
  Table,
  Tbody,
  Td,
  Th,
  Thead,
  Tr,
  Typography,
  VisuallyHidden,
} from '@strapi/design-system'
import { Layouts, Page, useNotification } from '@strapi/strapi/admin'
import { useState } from 'react'
import { isolate } from '../../bidi'
import { centreTime, inPanelLanguage } from '../bilingual'
import { entryAddress } from '../entry-address'
import { nameOfLanguage, nameOfType } from '../names'
import { RetentionSetting } from '../retention/retention-setting'
import { binTexts as texts } from './bin-texts'
import { type Deletion, useBin } from './use-bin'
import { versionTexts } from './version-texts'

const columns = ['entry', 'type', 'languages', 'author', 'at', 'action'] as const

/** In several lines: the table keeps each cell in one, and a long title would move the buttons out of sight. */
const entryTitle = {
  display: 'block',
  minInlineSize: '16rem',
  whiteSpace: 'normal',
  paddingBlock: '8px',
} as const

function Row({ deletion, restore }: { deletion: Deletion; restore(): Promise<void> }) {
  const [isRestoring, setIsRestoring] = useState(false)
  const { title, typeName, locales, author, at } = deletion
  const cells = [
    <span key="entry" style={entryTitle}>
      {title}
    </span>,
    nameOfType(typeName),
    locales.map(nameOfLanguage).join(inPanelLanguage([', ', '، '])),
    author ?? inPanelLanguage(versionTexts.server),
    centreTime(at),
  ]
  return (
    <Tr>
      {cells.map((cell, place) => (
        <Td key={columns[place]}>
          <Typography textColor="neutral800">{cell}</Typography>
        </Td>
      ))}
      <Td>
        <Button
          variant="secondary"
          loading={isRestoring}
          onClick={async () => {
            setIsRestoring(true)
            await restore()
            setIsRestoring(false)
          }}
        >
          {inPanelLanguage(texts.action)}
        </Button>
      </Td>
    </Tr>
  )
}

interface Restored {
  deletion: Deletion
  address: string
  notes: string[]
}

function RestoredEntry({ deletion, address, notes }: Restored) {
  return (
    <Box background={notes.length > 0 ? 'warning100' : 'success100'} padding={4} hasRadius role="status">
      <Flex direction="column" alignItems="stretch" gap={2}>
        <Typography fontWeight="bold">
          {inPanelLanguage(texts.restored).replace('{title}', () => isolate(deletion.title))}{' '}
          <a href={address}>{inPanelLanguage(texts.open)}</a>
        </Typography>
        {notes.map((note) => (
          <Typography key={note}>{note}</Typography>
        ))}
      </Flex>
    </Box>
  )
}

/** The page of the panel with what was deleted, for those who may delete. */
export default function BinPage() {
  const { toggleNotification } = useNotification()
  const [page, setPage] = useState(1)
  const { bin, hasFailed, restore, setRetention } = useBin(page)
  const [restored, setRestored] = useState<Restored>()

  async function restoreOne(deletion: Deletion) {
    try {
      const { documentId, notes } = await restore(deletion)
      const address = entryAddress({ ...deletion, documentId }, deletion.locales[0] ?? '')
      setRestored({ deletion, address, notes })
    } catch {
      toggleNotification({ type: 'danger', message: inPanelLanguage(texts.failed) })
    }
  }

  if (hasFailed) return <Page.Error />
  if (!bin) return <Page.Loading />
  const { deletions, pages, retention } = bin
  return (
    <Page.Main>
      <Page.Title>{inPanelLanguage(texts.menu)}</Page.Title>
      <Layouts.Header title={inPanelLanguage(texts.menu)} subtitle={inPanelLanguage(texts.hint)} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          {restored && <RestoredEntry {...restored} />}
          {deletions.length === 0 ? (
            <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
              <Typography>{inPanelLanguage(texts.empty)}</Typography>
            </Box>
          ) : (
            <Table colCount={columns.length} rowCount={deletions.length + 1}>
              <Thead>
                <Tr>
                  {columns.map((column) => (
                    <Th key={column}>
                      {column === 'action' ? (
                        <VisuallyHidden>{inPanelLanguage(texts[column])}</VisuallyHidden>
                      ) : (
                        <Typography variant="sigma">{inPanelLanguage(texts[column])}</Typography>
                      )}
                    </Th>
                  ))}
                </Tr>
              </Thead>
              <Tbody>
                {deletions.map((deletion) => (
                  <Row
                    key={deletion.documentId + deletion.change}
                    deletion={deletion}
                    restore={() => restoreOne(deletion)}
                  />
                ))}
              </Tbody>
            </Table>
          )}
          <Flex gap={2}>
            {page > 1 && (
              <Button variant="tertiary" onClick={() => setPage(page - 1)}>
                {inPanelLanguage(texts.later)}
              </Button>
            )}
            {page < pages && (
              <Button variant="tertiary" onClick={() => setPage(page + 1)}>
                {inPanelLanguage(texts.earlier)}
              </Button>
            )}
          </Flex>
          <RetentionSetting retention={retention} sentences={texts} save={setRetention} />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}
