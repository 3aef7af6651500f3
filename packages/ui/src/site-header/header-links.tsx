import { HeaderDropdown } from './header-dropdown.tsx'
import { type HeaderGroup, HeaderItem, type HeaderLink } from './header-item.tsx'

export function HeaderLinks({
  links,
  closeKey,
}: {
  links: Array<HeaderLink | HeaderGroup>
  closeKey?: unknown
}) {
  return (
    <ul className="ui-site-header__links">
      {links.map((entry) =>
        'links' in entry ? (
          <HeaderDropdown key={entry.label} {...entry} closeKey={closeKey} />
        ) : (
          <HeaderItem key={entry.href} {...entry} />
        ),
      )}
    </ul>
  )
}
