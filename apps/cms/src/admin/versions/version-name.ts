import { isolate } from '../../bidi'
import { centreTime, inPanelLanguage } from '../bilingual'
import type { ListedVersion } from './use-versions'
import { actionTexts, versionTexts as texts } from './version-texts'

const nameOfAction = (action: string) => inPanelLanguage(actionTexts[action] ?? [action, action])

/** A version in one line: what made it, who and when. */
export function nameOfVersion({ action, author, at, isPublic }: ListedVersion) {
  const parts = [nameOfAction(action), author ?? inPanelLanguage(texts.server), centreTime(at, 'medium')]
  if (action === 'found') parts.splice(1, 1)
  if (isPublic) parts.push(inPanelLanguage(texts.onSite))
  return parts.map(isolate).join(inPanelLanguage([', ', '، ']))
}
