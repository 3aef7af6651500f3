/**
 * The outcome of a form of a visitor. Unsent input is returned as it was entered, unless the site was not reached: then the
 * fields still contain it.
 */
export type FormResult<Values, Errors, Sent = { outcome: 'sent' }> =
  | Sent
  | (Unsent<Errors> & { values?: Values; token?: string })

type Unsent<Errors> = { outcome: 'wrong'; errors: Errors } | Refused

/** Why a form was not sent, though its fields are right. */
export type Refused =
  /** It may be from a program: a second submit sends it. */
  | { outcome: 'again' }
  | { outcome: 'flooded'; minutes: number }
  /** The content server or the site itself is unavailable. */
  | { outcome: 'failed' }
  /** The visitor's device has no network. */
  | { outcome: 'offline' }
