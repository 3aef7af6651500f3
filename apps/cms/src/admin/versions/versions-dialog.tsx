import {
  Box,
  Button,
  Field,
  Flex,
  Modal,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system'
import { useForm, useNotification } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { inPanelLanguage } from '../bilingual'
import { nameOfLanguage } from '../names'
import { Comparison } from './comparison'
import type { ComparedField, Versions } from './use-versions'
import { nameOfVersion } from './version-name'
import { versionTexts as texts } from './version-texts'

interface SelectProps {
  label: string
  value: string
  choices: { id: string; name: string }[]
  choose(id: string): void
}

function VersionSelect({ label, value, choices, choose }: SelectProps) {
  return (
    <Field.Root style={{ flex: '1 1 28rem', minWidth: 0, maxWidth: '100%' }}>
      <Field.Label>{label}</Field.Label>
      <SingleSelect value={value} onChange={(id: string | number) => choose(String(id))}>
        {choices.map(({ id, name }) => (
          <SingleSelectOption key={id} value={id}>
            {name}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  )
}

function Restored({ notes }: { notes: string[] }) {
  return (
    <Flex direction="column" alignItems="stretch" gap={3} role="status">
      <Typography fontWeight="bold">{inPanelLanguage(texts.restored)}</Typography>
      {notes.map((note) => (
        <Box key={note} background="warning100" padding={3} hasRadius>
          <Typography>{note}</Typography>
        </Box>
      ))}
    </Flex>
  )
}

interface DialogProps {
  versions: Versions
  locale: string
  close(): void
}

/** Any two versions of an entry in one language; one becomes the draft again. */
export function VersionsDialog({
  versions: { versions = [], total = 0, mayRestore, ...requests },
  locale,
  close,
}: DialogProps) {
  const isModified = useForm('VersionsDialog', ({ modified }) => modified)
  const { toggleNotification } = useNotification()
  const [left, setLeft] = useState(String((versions.find(({ isDraft }) => !isDraft) ?? versions[0])?.id))
  const [right, setRight] = useState('draft')
  const [fields, setFields] = useState<ComparedField[]>()
  const [notes, setNotes] = useState<string[]>()
  const [isRestoring, setIsRestoring] = useState(false)
  const { compare, readMore, restore } = requests
  const fail = () => toggleNotification({ type: 'danger', message: inPanelLanguage(texts.failed) })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure is reported once
  useEffect(() => {
    let isCurrent = true
    setFields(undefined)
    compare(left, right).then((found) => isCurrent && setFields(found), fail)
    return () => {
      isCurrent = false
    }
  }, [compare, left, right])

  const choices = versions.map((version) => ({ id: String(version.id), name: nameOfVersion(version) }))
  const draft = { id: 'draft', name: inPanelLanguage(texts.draft) }
  const nameOf = (id: string) => [draft, ...choices].find((it) => it.id === id)?.name ?? ''
  // The form has the draft as it was before.
  const finish = notes ? () => window.location.reload() : close

  async function restoreLeft() {
    setIsRestoring(true)
    try {
      setNotes(await restore(left))
    } catch (error) {
      const reason = error instanceof Error && 'status' in error ? error.message : ''
      toggleNotification({ type: 'danger', message: reason || inPanelLanguage(texts.failed) })
    }
    setIsRestoring(false)
  }

  return (
    <Modal.Root open onOpenChange={finish}>
      <Modal.Content style={{ width: 'min(96vw, 112rem)', maxWidth: 'none' }}>
        <Modal.Header closeLabel={inPanelLanguage(texts.close)}>
          <Modal.Title>
            {inPanelLanguage(texts.heading).replace('{language}', nameOfLanguage(locale))}
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>
          {notes ? (
            <Restored notes={notes} />
          ) : (
            <Flex direction="column" alignItems="stretch" gap={4}>
              <Flex gap={4} wrap="wrap" alignItems="flex-end">
                <VersionSelect
                  label={inPanelLanguage(texts.version)}
                  value={left}
                  choices={choices}
                  choose={setLeft}
                />
                <VersionSelect
                  label={inPanelLanguage(texts.beside)}
                  value={right}
                  choices={[draft, ...choices]}
                  choose={setRight}
                />
              </Flex>
              {versions.length < total && (
                <Button variant="tertiary" onClick={() => readMore().catch(fail)}>
                  {inPanelLanguage(texts.more)}
                </Button>
              )}
              {mayRestore && (
                <Typography textColor="neutral600">
                  {isModified
                    ? inPanelLanguage(texts.saveFirst)
                    : [texts.effect, texts.shared].map(inPanelLanguage).join(' ')}
                </Typography>
              )}
              <Comparison fields={fields} left={nameOf(left)} right={nameOf(right)} />
            </Flex>
          )}
        </Modal.Body>
        <Modal.Footer gap={4}>
          <Button variant="tertiary" onClick={finish}>
            {inPanelLanguage(notes ? texts.show : texts.close)}
          </Button>
          {!notes && mayRestore && (
            <Button
              loading={isRestoring}
              disabled={isModified || versions.some(({ id, isDraft }) => isDraft && String(id) === left)}
              onClick={restoreLeft}
            >
              {inPanelLanguage(texts.restore)}
            </Button>
          )}
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  )
}
