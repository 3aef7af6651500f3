import { Button } from '@strapi/design-system'
import { unstable_useContentManagerContext as useContentManager, useQueryParams } from '@strapi/strapi/admin'
import { useRef, useState } from 'react'
import { defaultLocale } from '../../locales'
import { pagesOfTypes } from '../../preview/site-pages'
import { inPanelLanguage } from '../bilingual'
import { beside, PreviewPane, paneId } from './preview-pane'
import { previewTexts as texts } from './preview-texts'

const key = 'centre-preview'

/** Below the actions of an entry: opens the preview beside its form, which stays open from one entry to the next. */
export function PreviewToggle() {
  const { model, id } = useContentManager()
  const [{ query }] = useQueryParams<{ plugins?: { i18n?: { locale?: string } } }>()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(
    () => sessionStorage.getItem(key) === 'open' && window.matchMedia(beside).matches,
  )
  if (!(model in pagesOfTypes)) return null

  const set = (open: boolean) => {
    sessionStorage.setItem(key, open ? 'open' : 'closed')
    setIsOpen(open)
    if (!open) button.current?.focus()
  }
  return (
    <>
      <Button
        ref={button}
        fullWidth
        variant="tertiary"
        aria-expanded={isOpen}
        aria-controls={isOpen ? paneId : undefined}
        onClick={() => set(!isOpen)}
      >
        {inPanelLanguage(isOpen ? texts.close : texts.open)}
      </Button>
      {isOpen && (
        <PreviewPane
          model={model}
          documentId={id && id !== 'create' ? id : null}
          locale={query.plugins?.i18n?.locale ?? defaultLocale}
          close={() => set(false)}
        />
      )}
    </>
  )
}
