import { env } from '../env.server.ts'

const { SITE_API_TOKEN } = env

/** A form that was read, with what it is for. */
export type SignUpRequest = {
  event: string
  occurrence: string
  name: string
  email: string
  phone?: string
  adults: number
  children: number
  answers: string[]
  language: 'fa' | 'en'
}

/** What the page says; it is the same for an address that is known. */
export type SignUpOutcome = 'confirmed' | 'waiting' | 'full' | 'closed'

/** What a link of an e-mail is for. */
export type FoundRegistration = {
  event: string
  occurrence: string
  state: 'confirmed' | 'waiting' | 'cancelled'
}

/** Requests with the site's token, which are not of the contract. Never repeated: the answer may have been lost only. */
async function post(path: string, body: object): Promise<unknown> {
  const response = await fetch(`${env.CMS_URL}/api/sign-ups${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${SITE_API_TOKEN}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(env.CMS_TIMEOUT_MS),
  })
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`The content server answered ${response.status}.`)
  return ((await response.json()) as { data: unknown }).data
}

/** Undefined where the environment does not let the site write. */
export const signUpRequests = SITE_API_TOKEN
  ? {
      async signUp(request: SignUpRequest): Promise<SignUpOutcome> {
        const answer = (await post('', request)) as { outcome: SignUpOutcome } | undefined
        if (!answer) throw new Error('The content server takes no registrations.')
        return answer.outcome
      },
      /** Undefined for an unknown token. */
      lookUp: (token: string) => post('/look-up', { token }) as Promise<FoundRegistration | undefined>,
      /** The registration as it was before; undefined for an unknown token. */
      cancel: (token: string) => post('/cancel', { token }) as Promise<FoundRegistration | undefined>,
    }
  : undefined
