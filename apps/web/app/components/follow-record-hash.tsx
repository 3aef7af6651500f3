import type { RecordKind } from '@islamic-centre/site-contract/site-paths'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLanguage } from '../i18n/i18n-provider.tsx'
import { recordPath } from '../paths/site-pages.ts'

/**
 * An old link into a list, `/fa/classes#persian-school`, redirects to the record's own page where the page of the list
 * does not have the record.
 */
export function FollowRecordHash({ kind }: { kind: RecordKind }) {
  const language = useLanguage()
  const navigate = useNavigate()
  const { hash } = useLocation()
  useEffect(() => {
    const slug = hash.slice(1)
    if (!/^[\w.~-]+$/.test(slug) || document.getElementById(slug)) return
    const page = recordPath(language, kind, slug)
    const leaving = new AbortController()
    fetch(page, { method: 'HEAD', signal: leaving.signal }).then(
      ({ ok }) => ok && navigate(page, { replace: true }),
      // Without a network the list is shown.
      () => undefined,
    )
    return () => leaving.abort()
  }, [hash, kind, language, navigate])
  return null
}
