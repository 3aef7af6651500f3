import { Button, Field, Flex, Modal, TextInput, Typography } from '@strapi/design-system'
import { useNotification } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { inPanelLanguage } from '../bilingual'
import { nameOfLanguage } from '../names'
import { pictureTexts as texts } from './picture-texts'
import type { FormPicture } from './pictures-in-form'
import { type Texts, usePictureTexts, type WrittenPicture } from './use-picture-texts'

/** An album may have thousands of pictures. */
const picturesAtOnce = 25

interface RowProps {
  picture: WrittenPicture
  texts: Texts
  locale: string
  change(texts: Texts): void
}

function Row({ picture, texts: written, locale, change }: RowProps) {
  return (
    <Flex gap={4} alignItems="flex-start">
      <img
        src={picture.thumbnail}
        alt={picture.name}
        width={112}
        height={84}
        loading="lazy"
        style={{ objectFit: 'cover', borderRadius: 4, flex: 'none' }}
      />
      <Flex direction="column" alignItems="stretch" gap={2} style={{ flex: 1 }}>
        {(['alternativeText', 'caption'] as const).map((name) => (
          <Field.Root key={name} name={`${name}-${picture.id}`}>
            <Field.Label>{inPanelLanguage(texts[name])}</Field.Label>
            <TextInput
              dir="auto"
              lang={locale}
              value={written[name]}
              placeholder={picture.other[name]}
              onChange={({ target }: { target: { value: string } }) =>
                change({ ...written, [name]: target.value })
              }
            />
          </Field.Root>
        ))}
      </Flex>
    </Flex>
  )
}

interface DialogProps {
  pictures: FormPicture[]
  locale: string
  close(): void
}

/** Alternative text and caption of many pictures in one language, saved at once. */
export function PictureTextsDialog({ pictures: all, locale, close }: DialogProps) {
  const { toggleNotification } = useNotification()
  const { pictures, read, save } = usePictureTexts(locale)
  const [changed, setChanged] = useState(new Map<number, Texts>())
  const [first, setFirst] = useState(0)
  const [isSaving, setIsSaving] = useState(false)
  const fail = () => toggleNotification({ type: 'danger', message: inPanelLanguage(texts.failed) })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the pictures of the form are those at the opening
  useEffect(() => {
    read(all.slice(first, first + picturesAtOnce).map(({ id }) => id)).catch(fail)
  }, [first])

  async function finish() {
    setIsSaving(true)
    try {
      if (changed.size > 0) await save(changed)
      toggleNotification({ type: 'success', message: inPanelLanguage(texts.saved) })
      close()
    } catch {
      fail()
      setIsSaving(false)
    }
  }

  return (
    <Modal.Root open onOpenChange={close}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>
            {inPanelLanguage(texts.heading).replace('{language}', nameOfLanguage(locale))}
          </Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Flex direction="column" alignItems="stretch" gap={6}>
            <Typography textColor="neutral600">{inPanelLanguage(texts.fallback)}</Typography>
            {pictures?.map((picture) => (
              <Row
                key={picture.id}
                picture={picture}
                texts={changed.get(picture.id) ?? picture.texts}
                locale={locale}
                change={(written) => setChanged(new Map(changed).set(picture.id, written))}
              />
            ))}
          </Flex>
        </Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={close}>
            {inPanelLanguage(texts.cancel)}
          </Button>
          <Flex gap={2}>
            {first > 0 && (
              <Button variant="secondary" onClick={() => setFirst(first - picturesAtOnce)}>
                {inPanelLanguage(texts.earlier)}
              </Button>
            )}
            {first + picturesAtOnce < all.length && (
              <Button variant="secondary" onClick={() => setFirst(first + picturesAtOnce)}>
                {inPanelLanguage(texts.later)}
              </Button>
            )}
            <Button loading={isSaving} onClick={finish}>
              {inPanelLanguage(texts.save)}
            </Button>
          </Flex>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  )
}
