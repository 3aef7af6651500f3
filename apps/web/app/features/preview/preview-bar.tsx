import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import type { Previewed } from './preview.server.ts'
import './preview-bar.css'

type PreviewBarProps = Pick<Previewed, 'panel'> & NonNullable<Previewed['bar']>

/**
 * Marks a page that shows drafts, with a link to leave the preview. Revalidates the page when the panel has saved, and
 * when the preview expires.
 */
export function PreviewBar({ panel, until, texts }: PreviewBarProps) {
  const language = useLanguage()
  const { pathname } = useLocation()

  useEffect(() => {
    const reload = () => window.location.reload()
    const saved = ({ origin, data }: MessageEvent) => {
      if (origin === panel && data?.type === 'strapiUpdate') reload()
    }
    const end = setTimeout(reload, until - Date.now())
    window.addEventListener('message', saved)
    return () => {
      clearTimeout(end)
      window.removeEventListener('message', saved)
    }
  }, [until, panel])

  return (
    <aside className="preview-bar" aria-label={texts.label}>
      <meta name="robots" content="noindex, nofollow" />
      <div className="preview-bar__inner ui-container">
        <p>
          <strong>{texts.label}:</strong> {texts.text}
        </p>
        <a href={`/${language}/preview/leave?${new URLSearchParams({ path: pathname })}`}>{texts.leave}</a>
      </div>
    </aside>
  )
}
