import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { LinkField } from '../../entry-links/link-fields'
import type { DeadLink } from '../../entry-links/link-target'

/** A link of the form that leads nowhere. */
export interface DeadLinkInField extends DeadLink {
  field: LinkField
}

/** The server is asked when nothing was typed for so long. */
const typingPauseMs = 600
const maxLinks = 2000
const maxLength = 4000

/** The links of the form that lead nowhere, as it is being written. */
export function useDeadLinks(fields: LinkField[]): DeadLinkInField[] {
  const { post } = useFetchClient()
  const [dead, setDead] = useState<DeadLinkInField[]>([])
  const written = JSON.stringify(fields)

  useEffect(() => {
    let isCurrent = true
    const check = async () => {
      const { linksInText } = await import('../../entry-links/links-in-text')
      const found = (JSON.parse(written) as LinkField[]).flatMap((field) =>
        (field.kind === 'text' ? linksInText(field.value) : [field.value]).map((link) => ({ field, link })),
      )
      const links = [...new Set(found.map(({ link }) => link))]
        .filter((link) => /^(\/|https?:)/i.test(link) && link.length <= maxLength)
        .slice(0, maxLinks)
      const answer =
        links.length > 0 ? await post<DeadLink[]>('/content-manager/entry-links/check', { links }) : undefined
      const reasons = new Map(answer?.data.map(({ link, reason }) => [link, reason]))
      if (!isCurrent) return
      setDead(
        found.flatMap(({ field, link }) => {
          const reason = reasons.get(link)
          return reason ? [{ field, link, reason }] : []
        }),
      )
    }
    // What could not be checked stays as it was found last.
    const pause = setTimeout(() => check().catch(() => undefined), typingPauseMs)
    return () => {
      isCurrent = false
      clearTimeout(pause)
    }
  }, [written, post])

  return dead
}
