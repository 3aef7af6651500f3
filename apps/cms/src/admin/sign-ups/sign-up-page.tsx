import { Box, Button, Flex, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin'
import { type ReactNode, useEffect, useState } from 'react'
import type { ListedOccurrence, ListedSignUps } from '../../sign-ups/listed-sign-ups'
import { centreTime, inPanelLanguage, isPersian } from '../bilingual'
import { downloadCsv } from '../csv-cell'
import { longDate } from '../dates/long-date'
import { signUpPermission, stateTexts, signUpTexts as texts } from './sign-up-texts'
import { questionsOf, signUpsAsCsv } from './sign-ups-as-csv'

const list = '/content-manager/sign-ups'
const number = (count: number) => count.toLocaleString(isPersian() ? 'fa' : 'en')

/** What the server answers; null while it has not. */
function useRead<Answer>(path: string) {
  const { get } = useFetchClient()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    setAnswer(null)
    get<Answer>(path, { params: { locale: isPersian() ? 'fa' : 'en' } }).then(
      ({ data }) => setAnswer(data),
      () => setHasFailed(true),
    )
  }, [get, path])
  return { answer, hasFailed }
}

interface RowsProps {
  columns: string[]
  rows: { key: string; cells: ReactNode[] }[]
}

function Rows({ columns, rows }: RowsProps) {
  return (
    <Table colCount={columns.length} rowCount={rows.length + 1}>
      <Thead>
        <Tr>
          {columns.map((column) => (
            <Th key={column}>
              <Typography variant="sigma">{column}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {rows.map(({ key, cells }) => (
          <Tr key={key}>
            {cells.map((cell, at) => (
              <Td key={columns[at]}>
                <Typography textColor="neutral800">
                  <bdi>{cell}</bdi>
                </Typography>
              </Td>
            ))}
          </Tr>
        ))}
      </Tbody>
    </Table>
  )
}

function Events({ open }: { open(path: string): void }) {
  const { answer, hasFailed } = useRead<ListedOccurrence[]>(list)
  if (hasFailed) return <Page.Error />
  if (!answer) return <Page.Loading />
  if (answer.length === 0)
    return (
      <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
        <Typography>{inPanelLanguage(texts.empty)}</Typography>
      </Box>
    )
  return (
    <Rows
      columns={[texts.event, texts.day, texts.coming, texts.places, texts.waiting].map(inPanelLanguage)}
      rows={answer.map(({ event, occurrence, title, places, confirmed, waiting }) => ({
        key: `${event}/${occurrence}`,
        cells: [
          <Button key="title" variant="ghost" onClick={() => open(`${list}/${event}/${occurrence}`)}>
            {title}
          </Button>,
          longDate(occurrence),
          number(confirmed),
          places === null ? inPanelLanguage(texts.unlimited) : number(places),
          number(waiting),
        ],
      }))}
    />
  )
}

function SignUps({ path, close }: { path: string; close(): void }) {
  const { answer, hasFailed } = useRead<ListedSignUps>(path)
  if (hasFailed) return <Page.Error />
  if (!answer) return <Page.Loading />
  const { title, occurrence, confirmed, children, waiting, registrations } = answer
  const counts = Object.entries({ confirmed, children, waiting }).reduce(
    (text, [name, count]) => text.replace(`{${name}}`, number(count)),
    inPanelLanguage(texts.counts) as string,
  )
  const questions = questionsOf(answer)
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Flex gap={3} wrap="wrap">
        <Button variant="tertiary" onClick={close}>
          {inPanelLanguage(texts.back)}
        </Button>
        <Button
          variant="secondary"
          startIcon={<Download />}
          onClick={() => downloadCsv(signUpsAsCsv(answer), `sign-ups-${occurrence}.csv`)}
        >
          {inPanelLanguage(texts.export)}
        </Button>
      </Flex>
      <Typography variant="beta" tag="h2">
        <bdi>{title}</bdi> · <bdi>{longDate(occurrence)}</bdi>
      </Typography>
      <Typography>{counts}</Typography>
      <Rows
        columns={[
          ...[texts.name, texts.email, texts.phone, texts.adults, texts.children, texts.state].map(
            inPanelLanguage,
          ),
          ...questions,
          inPanelLanguage(texts.at),
        ]}
        rows={registrations.map((it) => ({
          key: it.documentId,
          cells: [
            <a
              key="name"
              href={`/admin/content-manager/collection-types/api::registration.registration/${it.documentId}`}
            >
              {it.name}
            </a>,
            it.email,
            it.phone,
            number(it.adults),
            number(it.children),
            inPanelLanguage(stateTexts[it.state]),
            ...[it.firstAnswer, it.secondAnswer].slice(0, questions.length),
            centreTime(it.createdAt),
          ],
        }))}
      />
    </Flex>
  )
}

/** The page of the panel with those who come to events, for who may read registrations. */
export default function SignUpPage() {
  const [path, setPath] = useState<string>()
  return (
    <Page.Protect permissions={[signUpPermission]}>
      <Page.Main>
        <Page.Title>{inPanelLanguage(texts.menu)}</Page.Title>
        <Layouts.Header title={inPanelLanguage(texts.menu)} subtitle={inPanelLanguage(texts.hint)} />
        <Layouts.Content>
          {path ? <SignUps path={path} close={() => setPath(undefined)} /> : <Events open={setPath} />}
        </Layouts.Content>
      </Page.Main>
    </Page.Protect>
  )
}
