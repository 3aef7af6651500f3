import { env } from '../../env.server.ts'
import { followForm } from './follow-form.ts'

/** The script of a page that is shown beside a form, for the origin of the panel. */
export const followFormScript = `(${followForm})(${JSON.stringify(new URL(env.CMS_PUBLIC_URL).origin)})`
