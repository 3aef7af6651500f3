import { Section } from '@islamic-centre/ui/section'
import { HtmlText } from '../../components/html-text.tsx'
import { LocalizedText } from '../../components/localized-text.tsx'
import type { HomeSections } from '../../content/types/home-sections.server.ts'
import { useLanguage } from '../../i18n/i18n-provider.tsx'
import { langAttributes } from '../../i18n/lang-attributes.ts'
import './beliefs.css'

/** What the community holds to be true, a line or two each. */
export function Beliefs({ beliefs }: { beliefs: HomeSections['beliefs'] }) {
  const language = useLanguage()
  if (!beliefs) return null
  const { title, html, items } = beliefs
  const written = langAttributes(beliefs.language, language)
  return (
    <Section
      ground="teal"
      ornament="frieze"
      className="beliefs"
      heading={<LocalizedText by={beliefs}>{title}</LocalizedText>}
    >
      <HtmlText html={html} {...written} />
      {items.length > 0 && (
        <ul className="beliefs__items" {...written}>
          {items.map(({ title: name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              {text && <p>{text}</p>}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
