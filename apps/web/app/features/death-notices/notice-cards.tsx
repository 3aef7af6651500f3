import { Link } from '@islamic-centre/ui/link'
import { NoticeLines } from '../../components/notice-lines.tsx'
import type { ShownNotice } from '../../death-notices/shown-notices.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'
import { recordPath } from '../../paths/site-pages.ts'
import './death-notices.css'

/** Death notices, each with its name, which leads to its page, and its times. */
export function NoticeCards({ notices, level }: { notices: readonly ShownNotice[]; level: 2 | 3 }) {
  const language = useLanguage()
  const Heading = `h${level}` as const
  return (
    <div className="notice-cards">
      {notices.map((notice) => (
        <article key={notice.slug} className="notice-card">
          <Heading className="notice-card__name">
            <Link
              href={recordPath(language, 'deathNotice', notice.slug)}
              {...langAttributes(notice.written, language)}
            >
              {notice.title}
            </Link>
          </Heading>
          <NoticeLines notice={notice} />
        </article>
      ))}
    </div>
  )
}
