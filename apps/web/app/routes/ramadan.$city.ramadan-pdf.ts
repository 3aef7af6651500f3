import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { retryAfter } from '@islamic-centre/node-server/retry-after'
import { data } from 'react-router'
import { content } from '../content/content.server.ts'
import { PdfFailed, ramadanPdf } from '../features/prayer-times/ramadan/ramadan-pdf.server.ts'
import { cityOf } from '../features/prayer-times/timetable/parse-timetable-params.ts'
import { readRamadan } from '../loaders/read-ramadan.server.ts'
import { limitedLog } from '../platform/limited-log.server.ts'
import type { Route } from './+types/ramadan.$city.ramadan-pdf'

/** `/{lang}/ramadan/{city}/ramadan.pdf`: the sheet of Ramadan on one A4 page. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const city = cityOf(params.city)
  if (!city) throw data('No such city', { status: 404 })
  const { language, about } = content(context)
  const [sheet, centre] = await Promise.all([readRamadan(content(context), city), about()])
  const words = dictionaries[language]
  try {
    const file = await ramadanPdf(language, sheet, {
      centre: centre?.title ?? words.site.name,
      address: centre?.address ?? '',
      centreLanguage: centre?.language ?? language,
    })
    return new Response(file, {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="ramadan-${sheet.year}-${city}-${language}.pdf"`,
        'Cache-Control': 'public, max-age=300',
      },
    })
  } catch (error) {
    if (!(error instanceof PdfFailed)) throw error
    limitedLog.error({ event: 'pdf_failed', city, language, err: error }, 'ramadan')
    return new Response(words.ramadan.failed, {
      status: 503,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': retryAfter.freeCapacity },
    })
  }
}
