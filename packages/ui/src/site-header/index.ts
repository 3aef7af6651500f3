export type { HeaderGroup, HeaderLink } from './header-item.tsx'
export { SiteHeader, type SiteHeaderProps } from './site-header.tsx'
