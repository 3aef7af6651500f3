import { formatDuration, formatNumber } from '@islamic-centre/i18n/formats'
import { isLanguage, type Language, languages, locales } from '@islamic-centre/i18n/locales'
import { AudioPlayer } from '@islamic-centre/ui/audio-player'
import { Section } from '@islamic-centre/ui/section'
import { Segmented } from '@islamic-centre/ui/segmented'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HomeContent } from '../../content/content.server.ts'
import { usePlayback } from '../../playback/playback-context.ts'
import { useLanguage } from '../../words.tsx'

const queueId = (list: Language) => `main-page-${list}`

/** Recitations and lectures of the home page, a list a language; the sound itself belongs to the site's player. */
export function Audio({ sounds }: { sounds: HomeContent['sounds'] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const player = usePlayback()
  const playingList = player.queue.id.replace('main-page-', '')
  const [picked, setPicked] = useState<Language>()
  const chosen = picked ?? (isLanguage(playingList) ? playingList : language)
  const filled = languages.filter((it) => sounds[it].length > 0)
  const list = filled.includes(chosen) ? chosen : filled[0]
  if (!list) return null

  const tracks = sounds[list]
  const queue = { id: queueId(list), tracks }
  const current = player.queue.id === queue.id
  const index = current ? player.index : 0
  const choose = (next: Language) => {
    setPicked(next)
    player.load({ id: queueId(next), tracks: sounds[next] }, 0, player.playing)
  }
  const select = (at: number) => (current && at === index ? player.toggle() : player.load(queue, at, true))
  const step = (by: 1 | -1) =>
    current ? player.step(by) : player.load(queue, (by + tracks.length) % tracks.length, true)

  return (
    <Section heading={t('audio.title')} action={{ label: t('audio.all'), href: `/${language}/lectures` }}>
      <AudioPlayer
        tracks={tracks.map(({ id, title, speaker, kind }) => ({
          id,
          title,
          detail: [t(`audio.${kind}`), speaker].filter(Boolean).join(' · '),
        }))}
        index={index}
        playing={current && player.playing}
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
    </Section>
  )
}
