import { formatDuration, formatNumber } from '@islamic-centre/i18n/formats'
import { type Language, languages, locales } from '@islamic-centre/i18n/locales'
import { AudioPlayer } from '@islamic-centre/ui/audio-player'
import { Segmented } from '@islamic-centre/ui/segmented'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Sound } from '../../content/types/sounds.server.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { usePlayback } from './playback-context.ts'

type SoundPlayerProps = {
  /** Identifies the lists: a list that already plays is shown as playing on other pages, too. */
  name: string
  sounds: Record<Language, readonly Pick<Sound, 'id' | 'title' | 'speaker' | 'kind' | 'src'>[]>
  /** On a phone the list is folded. */
  isListFolded?: boolean
}

/** Two lists of sounds, one a language, and the site's player; a sound that plays already is shown as playing. */
export function SoundPlayer({ name, sounds, isListFolded = false }: SoundPlayerProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const player = usePlayback()
  const sounding = player.queue.tracks[player.index]?.id
  const holds = (list: Language) => sounds[list].some(({ id }) => id === sounding)
  const [picked, setPicked] = useState<Language>()
  const chosen = picked ?? languages.find(holds) ?? language
  const filled = languages.filter((it) => sounds[it].length > 0)
  const list = filled.includes(chosen) ? chosen : filled[0]
  if (!list) return null

  const queueOf = (it: Language) => ({ id: `${name}-${it}`, tracks: sounds[it] })
  const tracks = sounds[list]
  const current = holds(list)
  const index = current ? tracks.findIndex(({ id }) => id === sounding) : 0
  const choose = (next: Language) => {
    setPicked(next)
    player.load(queueOf(next), 0, player.playing)
  }
  const select = (at: number) =>
    current && at === index ? player.toggle() : player.load(queueOf(list), at, true)
  const step = (by: 1 | -1) => player.load(queueOf(list), (index + by + tracks.length) % tracks.length, true)

  return (
    <AudioPlayer
      tracks={tracks.map(({ id, title, speaker, kind }) => ({
        id,
        title,
        detail: [t(`audio.${kind}`), speaker].filter(Boolean).join(' · '),
      }))}
      index={index}
      playing={current && player.playing}
      isListFolded={isListFolded}
      position={current ? player.position : 0}
      duration={current ? player.duration : 0}
      volume={player.volume}
      muted={player.muted}
      rate={player.rate}
      formatTime={(seconds) => formatDuration(language, seconds)}
      onToggle={() => select(index)}
      onPrevious={() => step(-1)}
      onNext={() => step(1)}
      onSeek={player.seek}
      onVolume={player.setVolume}
      onMute={player.toggleMuted}
      onRate={player.setRate}
      onSelect={select}
      notice={player.failed && t('audio.failed', { title: player.failed.title })}
      tools={
        filled.length > 1 && (
          <Segmented
            label={t('audio.listLanguage')}
            options={filled.map((it) => ({
              value: it,
              label: locales[it].name,
              lang: locales[it].htmlLang,
            }))}
            value={list}
            onChange={choose}
          />
        )
      }
      labels={{
        region: t('audio.label'),
        play: t('audio.play'),
        pause: t('audio.pause'),
        next: t('audio.next'),
        previous: t('audio.previous'),
        seek: t('audio.seek'),
        position: (passed, whole) => t('audio.position', { passed, whole }),
        volume: t('audio.volume'),
        mute: t('audio.mute'),
        unmute: t('audio.unmute'),
        speed: t('audio.speed'),
        rate: (rate) => `${formatNumber(language, rate)}×`,
        list: t('audio.tracks'),
      }}
    />
  )
}
