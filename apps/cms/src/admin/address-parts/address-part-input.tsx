import { Box, Field, Flex, IconButton, TextInput, Typography } from '@strapi/design-system'
import { ArrowClockwise } from '@strapi/icons'
import { useRef } from 'react'
import { addressPart } from '../../address-parts/address-part'
import { inPanelLanguage } from '../bilingual'
import type { InputProps } from '../dates/date-field'
import { addressPartTexts as texts } from './address-part-texts'
import { PageAddress } from './page-address'
import { useAddressPart } from './use-address-part'

/**
 * The end of an entry's address, suggested from its title, with the whole address below it. Strapi's input hides the hint
 * while it shows an error, and the error of a pattern names no rule.
 */
export function AddressPartInput({ name, label, hint, labelAction, required, disabled }: InputProps) {
  const { slug, title, kind, model, error, answer, write, suggest } = useAddressPart(name, disabled)
  const refused = useRef({ error, slug })
  if (refused.current.error !== error) refused.current = { error, slug }
  const isWrong = slug !== '' && !addressPart.test(slug)
  // What the server refused stands until it is another text.
  const refusal = refused.current.slug === slug ? error : undefined
  const shown = isWrong ? inPanelLanguage(texts.wrong) : refusal
  const published = answer?.published
  return (
    <Field.Root name={name} error={shown} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Flex gap={1}>
        <Box flex="1">
          <TextInput
            name={name}
            value={slug}
            disabled={disabled}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }: { target: { value: string } }) => write(target.value)}
          />
        </Box>
        <IconButton
          label={inPanelLanguage(texts.suggest)}
          disabled={disabled || title === ''}
          onClick={suggest}
        >
          <ArrowClockwise />
        </IconButton>
      </Flex>
      <Field.Error />
      {slug !== '' && !isWrong && (
        <PageAddress text={texts.address} model={model} entry={{ slug, kind }} site={answer?.site} />
      )}
      {published && slug !== '' && slug !== published && (
        <PageAddress text={texts.moved} model={model} entry={{ slug: published, kind }} site={answer.site} />
      )}
      <Typography variant="pi" tag="p" textColor="neutral600">
        {hint}
      </Typography>
    </Field.Root>
  )
}
