import { type CityId, cities } from '@islamic-centre/prayer-times'
import { Link } from '@islamic-centre/ui/link'
import { Section } from '@islamic-centre/ui/section'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../../dates/use-now.ts'
import { useLanguage } from '../../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../../i18n/lang-attributes.ts'
import { ramadanPath, recordPath } from '../../../paths/site-pages.ts'
import type { RamadanSheet as Sheet } from './ramadan-sheet.server.ts'
import '../../../components/printed-sheet.css'
import './ramadan-sheet.css'
import './ramadan-sheet-print.css'

const cityIds = Object.keys(cities) as CityId[]

type RamadanSheetProps = {
  sheet: Sheet
  /** Shown above the table in print. */
  centre: { title: string; address?: string | undefined; language: 'fa' | 'ca' } | undefined
}

/** The month of the fast in one city, a row a day, for the screen and for print on one page. */
export function RamadanSheet({ sheet, centre }: RamadanSheetProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const today = useToday(cities[sheet.city].timeZone)
  const { caption, status, span, columns, labels, days, notes } = sheet
  return (
    <Section className="ramadan printed-sheet printed-sheet--names-centre">
      <p className="ramadan__centre" {...(centre ? langAttributes(centre.language, language) : {})}>
        <strong>{centre?.title ?? t('site.name')}</strong>
        {centre?.address && <span>{centre.address}</span>}
      </p>
      <nav aria-label={t('ramadan.cities')} className="ramadan__cities ui-no-print">
        <ul>
          {cityIds.map((city) => (
            <li key={city}>
              <Link
                variant="bare"
                href={ramadanPath(language, city)}
                aria-current={city === sheet.city ? 'page' : undefined}
              >
                {t(`cities.${city}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="ramadan__status">{status}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: one table of a page is no landmark */}
      <div
        role="group"
        aria-label={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls is reached by the keyboard
        tabIndex={0}
        className="ramadan__place"
      >
        <table>
          <caption>
            <strong>{caption}</strong> <span className="ramadan__span">{span}</span>
          </caption>
          <thead>
            <tr>
              <th scope="col">{labels.day}</th>
              <th scope="col" className="ramadan__date">
                {labels.date}
              </th>
              {columns.map(({ id, label }) => (
                <th key={id} scope="col" data-time={id}>
                  {label}
                </th>
              ))}
              <th scope="col" className="ramadan__beside">
                {labels.occasion}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, number, weekday, dates, friday, clocks, uncertain, occasions }) => {
              const state = {
                'data-friday': friday || undefined,
                'data-today': date === today || undefined,
                'data-past': (today !== undefined && date < today) || undefined,
              }
              const shownDates = dates.map((it) => <bdi key={it}>{it}</bdi>)
              const marks = (uncertain || occasions.length > 0) && (
                <Marks uncertain={uncertain} occasions={occasions} />
              )
              return (
                <Fragment key={date}>
                  <tr {...state} className="ramadan__day" aria-current={date === today ? 'date' : undefined}>
                    <th scope="row">
                      <time dateTime={date}>
                        <span className="ramadan__number">{number}</span> <bdi>{weekday}</bdi>
                      </time>
                      {date === today && <span className="ramadan__today">{t('ramadan.today')}</span>}
                      <span className="ramadan__dates">{shownDates}</span>
                    </th>
                    <td className="ramadan__date">
                      <span className="ramadan__pair">{shownDates}</span>
                    </td>
                    {columns.map(({ id, isLarge }, at) => {
                      const clock = clocks[at]
                      return (
                        <td key={id} data-time={id} data-large={isLarge || undefined}>
                          {clock ? <time dateTime={clock.dateTime}>{clock.display}</time> : '–'}
                        </td>
                      )
                    })}
                    <td className="ramadan__beside">{marks}</td>
                  </tr>
                  {marks && (
                    <tr {...state} className="ramadan__below">
                      <td colSpan={columns.length + 1}>{marks}</td>
                    </tr>
                  )}
                </Fragment>
              )
            })}
          </tbody>
        </table>
      </div>
      <p className="ramadan__notes">{notes}</p>
    </Section>
  )
}

/** The occasions of a day, and whether the month may end before it. A wide screen shows them beside the day, a phone below. */
function Marks({ uncertain, occasions }: Pick<Sheet['days'][number], 'uncertain' | 'occasions'>) {
  const language = useLanguage()
  return (
    <span className="ramadan__marks">
      {uncertain && <span>{uncertain}</span>}
      {occasions.map(({ slug, title, written }) => (
        <Link
          key={slug}
          variant="bare"
          href={recordPath(language, 'occasion', slug)}
          {...langAttributes(written, language)}
        >
          {title}
        </Link>
      ))}
    </span>
  )
}
