'use client'

import { formatDuration, formatNumber } from '@islamic-centre/i18n/formats'
import { locales } from '@islamic-centre/i18n/locales'
import { AudioPlayer } from '@islamic-centre/ui/audio-player'
import { Section } from '@islamic-centre/ui/section'
import { Segmented } from '@islamic-centre/ui/segmented'
import { useRef, useState } from 'react'
import { useElementState } from '../../../../apps/web/app/features/player/use-element-state.ts'
import type { HomeData } from './home-data.ts'
import type { IslandProps } from './island-props.ts'
import { translator } from './words.ts'

/** Recitations and lectures, a list a language, with their player. */
export function Player({ sounds, language, words }: IslandProps & Pick<HomeData, 'sounds'>) {
  const t = translator(language, words)
  const audio = useRef<HTMLAudioElement>(null)
  const { state, change, listeners } = useElementState()
  const [list, setList] = useState(language)
  const [index, setIndex] = useState(0)
  const tracks = sounds[list]
  const play = () => void audio.current?.play().catch(() => change({ playing: false }))
  const select = (at: number, of = list) => {
    setList(of)
    setIndex(at)
    if (!audio.current) return
    audio.current.src = sounds[of][at]?.src ?? ''
    play()
  }
  const toggle = () => {
    if (!audio.current?.src) select(index)
    else if (audio.current.paused) play()
    else audio.current.pause()
  }
  const tune = (part: Partial<HTMLAudioElement>) => void (audio.current && Object.assign(audio.current, part))
  return (
    <Section
      ground="tint"
      heading={t('audio.title')}
      action={{ label: t('audio.all'), href: `/${language}/lectures` }}
    >
      <audio ref={audio} preload="none" onPlaying={() => change({ playing: true })} {...listeners} />
      <AudioPlayer
        {...state}
        tracks={tracks.map(({ id, title, speaker, kind }) => ({
          id,
          title,
          detail: [t(`audio.${kind}`), speaker].filter(Boolean).join(' · '),
        }))}
        index={index}
        formatTime={(seconds) => formatDuration(language, seconds)}
        onToggle={toggle}
        onPrevious={() => select((index - 1 + tracks.length) % tracks.length)}
        onNext={() => select((index + 1) % tracks.length)}
        onSeek={(currentTime) => tune({ currentTime })}
        onVolume={(volume) => tune({ volume, muted: false })}
        onMute={() => tune({ muted: !state.muted })}
        onRate={(playbackRate) => tune({ playbackRate })}
        onSelect={(at) => select(at)}
        tools={
          <Segmented
            label={t('audio.listLanguage')}
            options={(['fa', 'ca'] as const).map((it) => ({
              value: it,
              label: locales[it].name,
              lang: locales[it].htmlLang,
            }))}
            value={list}
            onChange={(chosen) => select(0, chosen)}
          />
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
