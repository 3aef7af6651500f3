import { languages } from '@islamic-centre/i18n/locales'
import { Button, LinkButton } from '@islamic-centre/ui/button'
import { PrinterIcon } from '@islamic-centre/ui/icon'
import { useTranslation } from 'react-i18next'
import { data, redirect } from 'react-router'
import { PageHeader } from '../components/page-header.tsx'
import { content } from '../content/content.server.ts'
import { RamadanSheet } from '../features/prayer-times/ramadan/ramadan-sheet.tsx'
import { cityOf } from '../features/prayer-times/timetable/parse-timetable-params.ts'
import { PageError } from '../features/site-layout/page-error.tsx'
import { useLanguage } from '../i18n/i18n-provider.tsx'
import { readRamadan } from '../loaders/read-ramadan.server.ts'
import { pagePath, ramadanFilePath, ramadanPath, timetablePath } from '../paths/site-pages.ts'
import { useSiteData } from '../platform/use-site-data.ts'
import { pageHead, subpageHead } from '../seo/page-head.server.ts'
import type { Route } from './+types/ramadan.$city'

/** `/{lang}/ramadan` is the sheet of the coming Ramadan in Toronto, `/{lang}/ramadan/hamilton` that of another city. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const city = cityOf(params.city ?? 'toronto')
  if (!city) throw data('No such city', { status: 404 })
  const { language, siteData, section: readSection } = content(context)
  if (params.city === 'toronto') throw redirect(pagePath(language, 'ramadan'))
  const [site, sheet, section] = await Promise.all([
    siteData(),
    readRamadan(content(context), city),
    params.city ? undefined : readSection('ramadan'),
  ])
  const { title, description } = sheet
  const head = params.city
    ? subpageHead(site, 'ramadan', { title, description, languages }, (it) => ramadanPath(it, city))
    : pageHead(site, 'ramadan', { section, title, description })
  return { head, section, sheet, inSubpage: params.city !== undefined }
}

export default function RamadanRoute({ loaderData: { section, sheet, inSubpage } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { about } = useSiteData()?.site ?? {}
  const { city, title, span, first } = sheet
  return (
    <>
      <PageHeader
        page="ramadan"
        record={inSubpage ? { title, language } : undefined}
        section={section && { ...section, title: section.language === language ? title : section.title }}
        meta={span}
      >
        <Button variant="gold" icon={<PrinterIcon />} onClick={() => print()}>
          {t('ramadan.print')}
        </Button>
        <LinkButton variant="secondary" href={ramadanFilePath(language, city)} download>
          {t('ramadan.pdf')}
        </LinkButton>
        <LinkButton variant="secondary" href={timetablePath(language, city, first.slice(0, 7))}>
          {t('ramadan.timetable')}
        </LinkButton>
      </PageHeader>
      <RamadanSheet sheet={sheet} centre={about} />
    </>
  )
}

export { meta } from '../seo/head-tags.ts'
export { PageError as ErrorBoundary }
