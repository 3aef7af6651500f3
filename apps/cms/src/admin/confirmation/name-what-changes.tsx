import { Flex, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import { isolate } from '../../bidi'
import { type Bilingual, inPanelLanguage } from '../bilingual'
import { nameOfLanguage } from '../names'
import { confirmationTexts as texts } from './confirmation-texts'

/** It is withdrawn in all languages. */
const deathNotice = 'api::death-notice.death-notice'

interface EntryProps {
  model?: string
  document?: Record<string, unknown> & { status?: string; locale?: string | null }
}

interface ActionDescription {
  disabled?: boolean
  variant?: string
  onClick?: (event: never) => unknown
  dialog?: {
    type: string
    title?: string
    content?: ReactNode
    confirmLabel?: string
    onConfirm?: () => unknown
  }
}

/** An action of the content manager: a component that returns its description. */
export interface DocumentAction {
  (props: EntryProps): ActionDescription | null | undefined
  type?: string
}

function sentence(text: Bilingual, { document }: EntryProps) {
  const title = document?.title ?? document?.name ?? document?.subject ?? inPanelLanguage(texts.untitled)
  return inPanelLanguage(text)
    .replace('{title}', () => isolate(String(title)))
    .replace('{language}', nameOfLanguage(document?.locale ?? ''))
}

function Question({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography tag="p" textAlign="center">
        {text}
      </Typography>
      {children}
    </Flex>
  )
}

function ask(
  action: ActionDescription,
  text: string,
  confirm: Bilingual,
  choice?: ReactNode,
): ActionDescription {
  const { onClick, dialog } = action
  return {
    ...action,
    onClick: undefined,
    dialog: {
      type: 'dialog',
      title: inPanelLanguage(texts.title),
      onConfirm: () => onClick?.(undefined as never),
      ...dialog,
      confirmLabel: inPanelLanguage(confirm),
      content: <Question text={text}>{choice}</Question>,
    },
  }
}

/** Messages of visitors have no language and no versions; everything else is stored in the bin. */
const isStoredInBin = ({ document }: EntryProps) => Boolean(document?.locale)

/**
 * The actions of the content manager, in which deleting names the entry and the language, and unpublishing asks first.
 * Deleting one language is the only dangerous action with a dialog that has no type.
 */
export const nameWhatChanges = (actions: DocumentAction[]): DocumentAction[] =>
  actions.map((original) => {
    const named: DocumentAction = (props) => {
      const action = original(props)
      if (!action || action.disabled || action.variant !== 'danger') return action
      if (original.type === 'unpublish')
        return ask(
          action,
          sentence(props.model === deathNotice ? texts.unpublishNotice : texts.unpublish, props),
          texts.confirmUnpublish,
          action.dialog?.content,
        )
      if (action.dialog?.type !== 'dialog') return action
      if (original.type === 'delete')
        return ask(
          action,
          sentence(isStoredInBin(props) ? texts.deleteEntry : texts.deleteForGood, props),
          texts.confirmDelete,
        )
      return original.type ? action : ask(action, sentence(texts.deleteLanguage, props), texts.confirmDelete)
    }
    return Object.assign(named, original)
  })
