import { Button, Flex, Typography } from '@strapi/design-system'
import { useForm, useQueryParams } from '@strapi/strapi/admin'
import { useState } from 'react'
import { defaultLocale } from '../../locales'
import { inPanelLanguage } from '../bilingual'
import { pictureTexts as texts } from './picture-texts'
import { PictureTextsDialog } from './picture-texts-dialog'
import { type FormPicture, picturesInForm } from './pictures-in-form'

function Content({ pictures, locale }: { pictures: FormPicture[]; locale: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography textColor="neutral600">{inPanelLanguage(texts.explanation)}</Typography>
      <Button variant="secondary" fullWidth onClick={() => setIsOpen(true)}>
        {inPanelLanguage(texts.open)}
      </Button>
      {isOpen && <PictureTextsDialog pictures={pictures} locale={locale} close={() => setIsOpen(false)} />}
    </Flex>
  )
}

/** Beside an entry with pictures: what is written of each in the language of the form, whatever else uses the picture. */
export function PictureTextsPanel() {
  const [{ query }] = useQueryParams<{ plugins?: { i18n?: { locale?: string } } }>()
  const values = useForm('PictureTextsPanel', (form) => form.values)
  const pictures = picturesInForm(values)
  if (pictures.length === 0) return null
  const locale = query.plugins?.i18n?.locale ?? defaultLocale
  return { title: inPanelLanguage(texts.title), content: <Content pictures={pictures} locale={locale} /> }
}
