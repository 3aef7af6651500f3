export { SiteFooter, type SiteFooterProps } from './site-footer.tsx'
export type { SocialLink } from './social-links.tsx'
