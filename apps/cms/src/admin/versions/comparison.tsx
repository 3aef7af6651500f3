import { Box, Checkbox, Flex, Grid, Typography } from '@strapi/design-system'
import { Page } from '@strapi/strapi/admin'
import { useState } from 'react'
import { inPanelLanguage, isPersian } from '../bilingual'
import { ComparedValue } from './compared-value'
import type { ComparedField } from './use-versions'
import { versionTexts as texts } from './version-texts'

const labelOf = (labels: ComparedField['labels']) =>
  labels
    .map((label) =>
      typeof label === 'number'
        ? label.toLocaleString(isPersian() ? 'fa' : 'en')
        : inPanelLanguage([label.en, label.fa]),
    )
    .join(' · ')

interface ComparisonProps {
  fields: ComparedField[] | undefined
  left: string
  right: string
}

/** Two versions side by side by field; below each other where the window is narrow. */
export function Comparison({ fields, left, right }: ComparisonProps) {
  const [showsAll, setShowsAll] = useState(false)
  if (!fields) return <Page.Loading />
  const shown = fields.filter(({ isEqual }) => showsAll || !isEqual)
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Checkbox checked={showsAll} onCheckedChange={(it: boolean | string) => setShowsAll(it === true)}>
        {inPanelLanguage(texts.allFields)}
      </Checkbox>
      {shown.length === 0 && <Typography>{inPanelLanguage(texts.noDifference)}</Typography>}
      {shown.map((field) => {
        const label = labelOf(field.labels)
        return (
          <Box key={label} tag="section" aria-label={label} borderColor="neutral200" hasRadius>
            <Box background="neutral100" padding={2}>
              <Typography variant="sigma">{label}</Typography>
            </Box>
            <Grid.Root gap={0}>
              {(['left', 'right'] as const).map((side) => (
                <Grid.Item key={side} col={6} xs={12} padding={3} direction="column" alignItems="stretch">
                  <Typography variant="pi" textColor="neutral600" style={{ marginBlockEnd: 4 }}>
                    {side === 'left' ? left : right}
                  </Typography>
                  <ComparedValue
                    type={field.type}
                    value={field[side]}
                    other={side === 'left' ? field.right : field.left}
                    isLeft={side === 'left'}
                  />
                </Grid.Item>
              ))}
            </Grid.Root>
          </Box>
        )
      })}
    </Flex>
  )
}
