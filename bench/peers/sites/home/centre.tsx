import '../../../../apps/web/app/features/about/about.css'
import '../../../../apps/web/app/features/home/beliefs.css'
import '../../../../apps/web/app/features/home/book.css'
import { localDigits } from '@islamic-centre/i18n/formats'
import { LampIcon, PeopleIcon, PhoneIcon, RingsIcon } from '@islamic-centre/ui/icon'
import { langAttributes } from '../../../../apps/web/app/i18n/lang-attributes.ts'
import { pagePath } from '../../../../apps/web/app/paths/site-pages.ts'
import { ContentPicture } from './content-picture.tsx'
import { Card, Link, LinkButton, Markdown, Section, SectionHeader } from './kit.ts'
import type { Page } from './page.ts'

export function Book({ page: { t, language, home } }: { page: Page }) {
  const { book } = home.shown.blocks
  if (!book) return null
  const written = langAttributes(book.language, language)
  return (
    <Section ground="tint" aria-labelledby="book">
      <div className="book" data-covered={book.cover ? true : undefined}>
        {book.cover && <ContentPicture className="book__cover" picture={book.cover} layout="book" />}
        <div className="book__text">
          <p className="book__kind">{t('book.title')}</p>
          <h2 id="book" {...written}>
            {book.title}
          </h2>
          <Markdown html={book.html?.text ?? ''} {...written} />
          {book.href && <LinkButton href={book.href}>{t('book.read')}</LinkButton>}
        </div>
      </div>
    </Section>
  )
}

const signs = { funeral: <LampIcon />, matrimonial: <RingsIcon />, community: <PeopleIcon /> }

export function Services({ page: { t, language, home } }: { page: Page }) {
  return (
    <Section
      heading={t('nav.services')}
      action={{ label: t('services.all'), href: pagePath(language, 'services') }}
    >
      <div className="ui-grid">
        {home.shown.blocks.services.map(({ name, title, summary, phone, language: written }) => (
          <Card
            key={name}
            className="ui-span-third"
            href={pagePath(language, name)}
            heading={title}
            written={langAttributes(written, language)}
            sign={signs[name]}
            actions={
              phone && (
                <LinkButton variant="secondary" icon={<PhoneIcon />} href={`tel:${phone}`}>
                  <span className="ui-visually-hidden">{t(`services.phones.${name}`)}:</span>
                  <bdi dir="ltr">{localDigits(language, phone)}</bdi>
                </LinkButton>
              )
            }
          >
            {summary && <p>{summary}</p>}
          </Card>
        ))}
      </div>
    </Section>
  )
}

export function Beliefs({ page: { language, home } }: { page: Page }) {
  const { beliefs } = home.shown.blocks
  if (!beliefs) return null
  const written = langAttributes(beliefs.language, language)
  return (
    <Section ground="teal" ornament="frieze" className="beliefs" heading={beliefs.title}>
      <Markdown html={beliefs.html?.text ?? ''} {...written} />
      <ul className="beliefs__items" {...written}>
        {beliefs.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function About({ page: { t, language, home } }: { page: Page }) {
  const { about } = home.shown.blocks
  if (!about) return null
  const biography = pagePath(language, 'biography')
  return (
    <Section aria-labelledby="about">
      <div className="about__block ui-grid">
        {about.image && (
          <div className="ui-span-5">
            <ContentPicture className="about__picture" picture={about.image} layout="besideText" />
          </div>
        )}
        <div className={about.image ? 'ui-span-7' : 'ui-span-8'}>
          <SectionHeader headingId="about" heading={about.title} />
          <Markdown html={about.html?.text ?? ''} {...langAttributes(about.language, language)} />
          <p className="about__ways">
            <LinkButton href={pagePath(language, 'about')}>{t('about.more')}</LinkButton>
            <Link variant="action" href={`${biography}#biography`}>
              {t('nav.biography')}
            </Link>
            <Link variant="action" href={`${biography}#article`}>
              {t('about.article')}
            </Link>
          </p>
        </div>
      </div>
    </Section>
  )
}
