import { LinkButton } from '@islamic-centre/ui/button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RegistrationLink } from '../../components/registration-link.tsx'
import type { Post } from '../../content/types/posts.server.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { recordPath } from '../../paths/site-pages.ts'

type EventActionProps = { event: Pick<Post, 'slug' | 'title' | 'registrationUrl' | 'occurrence'> }

type AddToCalendarProps = { slug: string; day?: string | undefined; icon?: ReactNode }

/** An event's entry for the calendar of the visitor. */
export function AddToCalendar({ slug, day, icon }: AddToCalendarProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <LinkButton
      variant="secondary"
      icon={icon}
      href={`${recordPath(language, 'event', slug, day)}/event.ics`}
      download
    >
      {t('events.addToCalendar')}
    </LinkButton>
  )
}

/** The one action of an event that is featured: registration, or its entry for the calendar. */
export function EventAction({ event }: EventActionProps) {
  const { t } = useTranslation()
  if (event.registrationUrl) return <RegistrationLink post={event} label={t('events.register')} />
  return <AddToCalendar slug={event.slug} day={event.occurrence?.day} />
}
