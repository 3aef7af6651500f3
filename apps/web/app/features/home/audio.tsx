import { languages } from '@islamic-centre/i18n/locales'
import { Section } from '@islamic-centre/ui/section'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { HomeContent } from '../../content/content.server.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'

type AudioProps = {
  sounds: HomeContent['sounds']
  /** The site's player with these sounds. */
  player: ReactNode
}

/** Recitations and lectures of the home page; the sound itself belongs to the site's player. */
export function Audio({ sounds, player }: AudioProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (languages.every((it) => sounds[it].length === 0)) return null
  return (
    <Section
      ground="tint"
      heading={t('audio.title')}
      action={{ label: t('audio.all'), href: `/${language}/lectures` }}
    >
      {player}
    </Section>
  )
}
