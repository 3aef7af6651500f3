import { HomePage } from '../../../../home-page.tsx'

/** Seconds: the page is in the full route cache, and made anew after a minute, as this site's. */
export const revalidate = 60

export default () => <HomePage language="ca" />
