import type { ListedChange } from '../../change-log/logged-change'
import { inPanelLanguage } from '../bilingual'
import { nameOfLanguage, nameOfType } from '../names'
import { actionTexts, settingTexts, changeLogTexts as texts } from './change-log-texts'

export const nameOfAuthor = ({ author, authorKind }: ListedChange) => {
  if (author) return author
  return inPanelLanguage(authorKind === 'person' ? texts.unknown : texts[authorKind])
}

export const nameOfAction = ({ action }: ListedChange) => inPanelLanguage(actionTexts[action])

/** What was changed: the title of an entry, or a name; empty for a sign-in. */
export function nameOfSubject({ title, typeName, setting }: ListedChange): string {
  if (!setting) return title ?? (typeName ? nameOfType(typeName) : '')
  const name = inPanelLanguage(settingTexts[setting])
  return title ? `${name}: ${nameOfType(title)}` : name
}

/** The type and the language of an entry. */
export const placeOf = ({ typeName, locale }: ListedChange) =>
  [typeName && nameOfType(typeName), locale && nameOfLanguage(locale)].filter(
    (it) => it !== null && it !== '',
  )
