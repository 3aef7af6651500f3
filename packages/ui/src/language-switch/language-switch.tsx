import { classNames } from '../class-names/class-names.ts'
import { GlobeIcon } from '../icon/navigation.tsx'
import { Link, type LinkProps } from '../link/link.tsx'
import './language-switch.css'

export type LanguageSwitchProps = Omit<LinkProps, 'variant' | 'hrefLang' | 'lang'> & {
  /** The other language's own name, in that language. */
  label: string
  /** The tag of that language, for its pronunciation. */
  lang: string
}

export function LanguageSwitch({ label, lang, className, ...rest }: LanguageSwitchProps) {
  return (
    <Link {...rest} variant="bare" hrefLang={lang} className={classNames('ui-language-switch', className)}>
      <GlobeIcon />
      <span lang={lang}>{label}</span>
    </Link>
  )
}
