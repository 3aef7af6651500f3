import { Box, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system'
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { centreTime, inPanelLanguage, isPersian } from '../bilingual'
import typeNames from '../translations/types.fa.json'
import { languageNames, proposalTexts as texts } from './proposal-texts'
import type { Proposal } from './use-proposal'

interface Listed extends Proposal {
  id: number
  contentType: string
  documentId: string
  locale: string
  title: string
  typeName: string
  isSingle: boolean
}

/** A whole address: within the panel an entry is cached, and the author may have changed it since. */
function addressOf({ contentType, documentId, locale, isSingle }: Listed) {
  const path = isSingle ? `single-types/${contentType}` : `collection-types/${contentType}/${documentId}`
  return `/admin/content-manager/${path}?plugins[i18n][locale]=${locale}`
}

const nameOfType = (name: string) =>
  isPersian() ? ((typeNames as Record<string, string>)[name] ?? name) : name

const columns = ['entry', 'type', 'language', 'author', 'state', 'since'] as const

function Row({ proposal }: { proposal: Listed }) {
  const cells = [
    <a key="entry" href={addressOf(proposal)} style={{ unicodeBidi: 'plaintext' }}>
      {proposal.title}
    </a>,
    nameOfType(proposal.typeName),
    inPanelLanguage(languageNames[proposal.locale] ?? [proposal.locale, proposal.locale]),
    proposal.proposedBy,
    inPanelLanguage(texts[proposal.state]),
    centreTime(proposal.since),
  ]
  return (
    <Tr>
      {cells.map((cell, at) => (
        <Td key={columns[at]}>
          <Typography textColor="neutral800">{cell}</Typography>
        </Td>
      ))}
    </Tr>
  )
}

/** The page of the panel with what authors proposed: of all authors for an editor, one's own for an author. */
export default function ProposalList() {
  const { get } = useFetchClient()
  const [proposals, setProposals] = useState<Listed[]>()
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    get<Listed[]>('/content-manager/proposals').then(
      ({ data }) => setProposals(data),
      () => setHasFailed(true),
    )
  }, [get])

  if (hasFailed) return <Page.Error />
  if (!proposals) return <Page.Loading />
  return (
    <Page.Main>
      <Page.Title>{inPanelLanguage(texts.menu)}</Page.Title>
      <Layouts.Header title={inPanelLanguage(texts.menu)} subtitle={inPanelLanguage(texts.listHint)} />
      <Layouts.Content>
        {proposals.length === 0 ? (
          <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
            <Typography>{inPanelLanguage(texts.empty)}</Typography>
          </Box>
        ) : (
          <Table colCount={columns.length} rowCount={proposals.length + 1}>
            <Thead>
              <Tr>
                {columns.map((column) => (
                  <Th key={column}>
                    <Typography variant="sigma">{inPanelLanguage(texts[column])}</Typography>
                  </Th>
                ))}
              </Tr>
            </Thead>
            <Tbody>
              {proposals.map((proposal) => (
                <Row key={proposal.id} proposal={proposal} />
              ))}
            </Tbody>
          </Table>
        )}
      </Layouts.Content>
    </Page.Main>
  )
}
