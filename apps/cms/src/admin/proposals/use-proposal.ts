import { useFetchClient, useNotification } from '@strapi/strapi/admin'
import { useCallback, useEffect, useState } from 'react'
import { inPanelLanguage } from '../bilingual'
import { proposalTexts } from './proposal-texts'

export interface Proposal {
  state: 'proposed' | 'returned'
  message: string | null
  proposedBy: string
  returnedBy: string | null
  since: string
}

/** The proposal of an entry, and what the user may do with it. */
export interface ProposalAccess {
  proposal: Proposal | null
  mayPropose: boolean
  mayReturn: boolean
}

/** Reads the proposal of an entry again whenever `version` changes; undefined until it is read. */
export function useProposal(model: string, documentId: string | undefined, locale: string, version: string) {
  const { get, put, post, del } = useFetchClient()
  const { toggleNotification } = useNotification()
  const [access, setAccess] = useState<ProposalAccess>()
  const path = `/content-manager/proposals/${model}/${documentId}`
  const query = `?locale=${locale}`

  const receive = useCallback(
    async (request: Promise<{ data: ProposalAccess }>) => {
      try {
        setAccess((await request).data)
      } catch {
        toggleNotification({ type: 'danger', message: inPanelLanguage(proposalTexts.failed) })
      }
    },
    [toggleNotification],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` changes with what the server knows of the entry
  useEffect(() => {
    setAccess(undefined)
    if (!documentId) return
    // An entry without a text in this language has no proposal.
    get<ProposalAccess>(path + query).then(
      ({ data }) => setAccess(data),
      () => setAccess(undefined),
    )
  }, [get, path, query, documentId, version])

  return {
    access,
    propose: () => receive(put<ProposalAccess>(path + query)),
    withdraw: () => receive(del<ProposalAccess>(path + query)),
    giveBack: (message: string) => receive(post<ProposalAccess>(`${path}/return${query}`, { message })),
  }
}
