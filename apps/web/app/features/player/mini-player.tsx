import { formatDuration } from '@islamic-centre/i18n/formats'
import { MiniPlayer as Player } from '@islamic-centre/ui/mini-player'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { usePlayback } from './playback-context.ts'
import { useMediaSession } from './use-media-session.ts'
import { useStoredPlace } from './use-stored-place.ts'

/** The loaded recording, at the foot of every page, with the media keys of the device. It is hidden while a call sounds. */
export function MiniPlayer() {
  const { t } = useTranslation()
  const language = useLanguage()
  const player = usePlayback()
  useMediaSession(player)
  const left = useStoredPlace(player)
  const track = player.queue.tracks[player.index]
  if (!track || player.interrupted) return null
  const format = (seconds: number) => formatDuration(language, seconds)
  const close = () => {
    player.close()
    // The button that had the focus is gone.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <Player
      title={track.title}
      detail={player.failed ? t('audio.failed', { title: player.failed.title }) : track.speaker}
      playing={player.playing}
      position={player.position}
      duration={player.duration}
      formatTime={format}
      resume={
        left === undefined
          ? undefined
          : {
              label: t('audio.goOn', { place: format(left) }),
              onResume: () => player.seek(left),
            }
      }
      onToggle={player.toggle}
      onSeek={player.seek}
      onClose={close}
      labels={{
        // The player of a page has the same label without the title.
        region: `${t('audio.label')}: ${track.title}`,
        play: t('audio.play'),
        pause: t('audio.pause'),
        seek: t('audio.seek'),
        position: (passed, whole) => t('audio.position', { passed, whole }),
        close: t('site.close'),
      }}
    />
  )
}
