import { Button, Flex, Textarea, Typography } from '@strapi/design-system'
import { useForm, useQueryParams } from '@strapi/strapi/admin'
import { useState } from 'react'
import { centreTime, inPanelLanguage } from '../bilingual'
import { proposalTexts as texts } from './proposal-texts'
import { type ProposalAccess, useProposal } from './use-proposal'

interface PanelProps {
  model: string
  documentId?: string
  document?: { updatedAt?: string; publishedAt?: string | null; status?: string }
}

interface ContentProps {
  access: ProposalAccess
  propose(): Promise<void>
  withdraw(): Promise<void>
  giveBack(message: string): Promise<void>
}

function ForAuthor({ access: { proposal }, propose, withdraw }: ContentProps) {
  const isModified = useForm('ProposalPanel', ({ modified }) => modified)
  if (proposal?.state === 'proposed')
    return (
      <>
        <Typography>{inPanelLanguage(texts.waiting)}</Typography>
        <Button variant="tertiary" fullWidth onClick={withdraw}>
          {inPanelLanguage(texts.withdraw)}
        </Button>
      </>
    )
  return (
    <>
      <Typography textColor="neutral600">
        {inPanelLanguage(isModified ? texts.saveFirst : texts.explanation)}
      </Typography>
      <Button variant="secondary" fullWidth disabled={isModified} onClick={propose}>
        {inPanelLanguage(proposal ? texts.proposeAgain : texts.propose)}
      </Button>
    </>
  )
}

function ForEditor({ giveBack }: ContentProps) {
  const [message, setMessage] = useState('')
  const label = inPanelLanguage(texts.message)
  return (
    <>
      <Typography textColor="neutral600">{inPanelLanguage(texts.forEditor)}</Typography>
      <Textarea
        aria-label={label}
        placeholder={label}
        value={message}
        onChange={({ target }: { target: { value: string } }) => setMessage(target.value)}
      />
      <Button
        variant="secondary"
        fullWidth
        disabled={message.trim() === ''}
        onClick={() => giveBack(message)}
      >
        {inPanelLanguage(texts.giveBack)}
      </Button>
    </>
  )
}

function Content(props: ContentProps) {
  const { proposal, mayPropose, mayReturn } = props.access
  const state = proposal && texts[proposal.state]
  const by = proposal?.state === 'returned' ? proposal.returnedBy : proposal?.proposedBy
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {proposal && state && (
        <Typography fontWeight="bold">
          {inPanelLanguage(state)}: <bdi>{by}</bdi>
          {inPanelLanguage([', ', '، '])}
          <bdi>{centreTime(proposal.since)}</bdi>
        </Typography>
      )}
      {proposal?.message && (
        <Typography tag="p" style={{ whiteSpace: 'pre-line', unicodeBidi: 'plaintext' }}>
          {proposal.message}
        </Typography>
      )}
      {mayPropose && <ForAuthor {...props} />}
      {mayReturn && <ForEditor {...props} />}
    </Flex>
  )
}

/** Beside an entry: an author proposes it and reads what an editor wrote; an editor returns it. */
export function ProposalPanel({ model, documentId, document }: PanelProps) {
  const [{ query }] = useQueryParams<{ plugins?: { i18n?: { locale?: string } } }>()
  const locale = query.plugins?.i18n?.locale ?? 'fa'
  const version = [document?.updatedAt, document?.publishedAt, document?.status].join()
  const { access, ...actions } = useProposal(model, documentId, locale, version)
  if (!access || !(access.proposal || access.mayPropose)) return null
  return { title: inPanelLanguage(texts.title), content: <Content access={access} {...actions} /> }
}
