import { Button, Flex, Typography } from '@strapi/design-system'
import { useQueryParams } from '@strapi/strapi/admin'
import { useState } from 'react'
import { defaultLocale } from '../../locales'
import { inPanelLanguage } from '../bilingual'
import { useVersions, type Versions } from './use-versions'
import { nameOfVersion } from './version-name'
import { versionTexts as texts } from './version-texts'
import { VersionsDialog } from './versions-dialog'

interface PanelProps {
  model: string
  documentId?: string
  document?: { documentId?: string; updatedAt?: string; publishedAt?: string | null; status?: string }
}

/** As many as are seen at a glance. */
const shownVersions = 3

function Content({ versions, locale }: { versions: Versions; locale: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const list = versions.versions ?? []
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {list.length === 0 && <Typography textColor="neutral600">{inPanelLanguage(texts.none)}</Typography>}
      {list.slice(0, shownVersions).map((version) => (
        <Typography key={version.id} variant="pi" textColor="neutral700">
          {nameOfVersion(version)}
        </Typography>
      ))}
      {list.length > 0 && (
        <Button variant="secondary" fullWidth onClick={() => setIsOpen(true)}>
          {inPanelLanguage(texts.open)}
        </Button>
      )}
      {isOpen && <VersionsDialog versions={versions} locale={locale} close={() => setIsOpen(false)} />}
    </Flex>
  )
}

/** Beside an entry: what it was, who changed it and when. */
export function VersionsPanel({ model, documentId, document }: PanelProps) {
  const [{ query }] = useQueryParams<{ plugins?: { i18n?: { locale?: string } } }>()
  const locale = query.plugins?.i18n?.locale ?? defaultLocale
  const entry = { model, documentId: documentId ?? document?.documentId ?? '', locale }
  const change = [document?.updatedAt, document?.publishedAt, document?.status].join()
  const versions = useVersions(entry, change)
  if (!versions.versions) return null
  return { title: inPanelLanguage(texts.title), content: <Content versions={versions} locale={locale} /> }
}
