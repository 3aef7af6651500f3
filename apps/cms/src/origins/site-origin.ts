import type { Environment } from '../environment-variables'

/** The origin of the site, for links in e-mails: the first one of the environment, else that of this server. */
export const siteOrigin = ({ SITE_ORIGINS, PUBLIC_URL }: Pick<Environment, 'SITE_ORIGINS' | 'PUBLIC_URL'>) =>
  SITE_ORIGINS?.[0] ?? new URL(PUBLIC_URL).origin
