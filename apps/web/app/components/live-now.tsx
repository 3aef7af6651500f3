import { Link } from '@islamic-centre/ui/link'
import { useTranslation } from 'react-i18next'
import { useNow } from '../dates/use-now.ts'
import { useContentWatch } from '../freshness/use-content-watch.ts'
import { isLiveSoon, liveStream, type Stream } from '../occurrences/streams.ts'
import { LocalizedText } from './localized-text.tsx'
import './live-now.css'

type LiveNowProps = {
  streams: readonly Stream[]
  /** Whether the page must not read its data again. */
  isFixed?: boolean
}

/** Says which event is live, from its start until its end, and leads to its stream; follows the editor's switch. */
export function LiveNow({ streams, isFixed = false }: LiveNowProps) {
  const { t } = useTranslation()
  const stream = liveStream(streams, useNow())
  useContentWatch(() => !isFixed && isLiveSoon(streams, Date.now()))
  return (
    <div role="status">
      {stream && (
        <p className="live-now">
          <strong className="live-now__sign">{t('events.liveNow')}</strong>
          <LocalizedText by={stream}>{stream.title}</LocalizedText>
          <Link variant="action" href={stream.url} rel="external noopener noreferrer">
            {t('events.watch')}
          </Link>
        </p>
      )}
    </div>
  )
}
