import type { Language } from '@islamic-centre/i18n/locales'
import type { PresentEntry } from '../../content/types/posts.server.ts'
import type { SignUpStates } from '../../content/types/sign-up-states.server.ts'
import { dayOf } from '../../dates/civil-day.ts'
import { type FormattedPeriod, formatPeriod } from '../../dates/format-days.ts'

/** What the page of an event shows of signing up. */
export type SignUpView = {
  /** The day that visitors sign up for. */
  occurrence: string
  state: 'soon' | 'open' | 'waiting' | 'full' | 'closed'
  opens?: FormattedPeriod | undefined
  /** How many places are free, if the editor shows it. */
  left?: number | undefined
  askChildren: boolean
  questions: { text: string; required: boolean }[]
}

type Event = Pick<PresentEntry, 'documentId' | 'startsAt' | 'signUp' | 'occurrence'>

/**
 * Undefined for an event that takes no names. `states` are those of the places; where they could not be read the form is
 * shown, and the content server decides.
 */
export function signUpView(
  { documentId, startsAt, signUp, occurrence: shown }: Event,
  states: SignUpStates | undefined,
  language: Language,
  now: Date,
): SignUpView | undefined {
  if (!signUp || !startsAt || shown?.change === 'cancelled') return undefined
  const { opensAt, closesAt, askChildren, questions, places, showPlacesLeft } = signUp
  const occurrence = shown?.day ?? dayOf(new Date(startsAt))
  const found = states?.find((it) => it.event === documentId && it.occurrence === occurrence)
  const isAt = (moment: string) => now.getTime() >= Date.parse(moment)
  const state =
    isAt(startsAt) || (closesAt && isAt(closesAt))
      ? 'closed'
      : opensAt && !isAt(opensAt)
        ? 'soon'
        : (found?.state ?? 'open')
  return {
    occurrence,
    state,
    ...(state === 'soon' && { opens: formatPeriod(language, { startsAt: opensAt }) }),
    // Nobody has signed up for a day without a state.
    ...(state === 'open' &&
      states && { left: found ? found.left : showPlacesLeft ? (places ?? undefined) : undefined }),
    askChildren,
    questions: (questions ?? []).map(({ textFa, textEn, required }) => ({
      text: language === 'fa' ? textFa : textEn,
      required,
    })),
  }
}
