import { endOfNotice } from '@islamic-centre/site-contract/death-notice'
import type { FieldMessage } from './field-messages'

export const deathNotice = 'api::death-notice.death-notice'

/** Why a death notice is not published: without the consent of the family, without an end, and after its end. */
export function wrongNotice(
  notice: Record<string, unknown>,
  now: number,
): { path: string[]; message: FieldMessage }[] {
  const end = endOfNotice(notice)
  return [
    ...(notice.consent === true ? [] : [{ path: ['consent'], message: 'noConsent' as const }]),
    ...(end === undefined ? [{ path: ['until'], message: 'noEnd' as const }] : []),
    ...(end !== undefined && end <= now ? [{ path: ['until'], message: 'alreadyEnded' as const }] : []),
  ]
}
