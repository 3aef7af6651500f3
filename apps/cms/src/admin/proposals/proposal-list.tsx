import { Box, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system'
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { centreTime, inPanelLanguage } from '../bilingual'
import { entryAddress } from '../entry-address'
import { nameOfLanguage, nameOfType } from '../names'
import { proposalTexts as texts } from './proposal-texts'
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

const columns = ['entry', 'type', 'language', 'author', 'state', 'since'] as const

function Row({ proposal }: { proposal: Listed }) {
  const cells = [
    <a key="entry" href={entryAddress(proposal, proposal.locale)} style={{ unicodeBidi: 'plaintext' }}>
      {proposal.title}
    </a>,
    nameOfType(proposal.typeName),
    nameOfLanguage(proposal.locale),
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
