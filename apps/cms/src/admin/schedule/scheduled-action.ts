import { inPanelLanguage } from '../bilingual'
import { scheduleTexts } from './schedule-texts'

/** What is published or unpublished at a set time, as the server describes it. */
export interface ScheduledAction {
  id: number
  documentId: string
  locale: string
  action: 'publish' | 'unpublish'
  /** The moment as an ISO text. */
  at: string
  state: 'scheduled' | 'done' | 'failed'
  reason: string | null
  scheduledBy: string
}

/** With the names of its entry. */
export interface ListedAction extends ScheduledAction {
  contentType: string
  title: string
  typeName: string
  isSingle: boolean
}

const states = { scheduled: 'Scheduled', done: 'Done', failed: 'Failed' } as const

/** The colours of the design system for each state. */
export const colourOf = { scheduled: 'secondary', done: 'success', failed: 'danger' } as const

export const nameOfState = ({ action, state }: Pick<ScheduledAction, 'action' | 'state'>) =>
  inPanelLanguage(scheduleTexts[`${action}${states[state]}`])
