import {
  Box,
  Button,
  Field,
  Flex,
  Grid,
  SingleSelect,
  SingleSelectOption,
  TextInput,
} from '@strapi/design-system'
import type { ReactNode } from 'react'
import { changeActions, changeGroups } from '../../change-log/change-actions'
import type { ChangeLogOptions } from '../../change-log/logged-change'
import { inPanelLanguage } from '../bilingual'
import { DateField, DateText } from '../dates/date-field'
import { parseDate } from '../dates/date-text'
import { dateTexts } from '../dates/date-texts'
import { longDate } from '../dates/long-date'
import { nameOfType } from '../names'
import { actionTexts, groupTexts, changeLogTexts as texts } from './change-log-texts'
import { type Filters, noFilters } from './use-change-log'

interface Choice {
  value: string
  label: string
}

const kinds: () => Choice[] = () =>
  changeGroups.flatMap((group) => [
    {
      value: group,
      label: inPanelLanguage(texts.allOf).replace('{group}', () => inPanelLanguage(groupTexts[group])),
    },
    ...changeActions[group].map((action) => ({ value: action, label: inPanelLanguage(actionTexts[action]) })),
  ])

interface SelectProps {
  name: keyof Filters
  value: string
  choices: Choice[]
  choose(value: string): void
}

/** The design system takes an empty value for no choice, so "all" has a name of its own. */
const all = 'all'

function Select({ name, value, choices, choose }: SelectProps) {
  return (
    <Field.Root name={name}>
      <Field.Label>{inPanelLanguage(texts[name])}</Field.Label>
      <SingleSelect value={value || all} onChange={(chosen) => choose(chosen === all ? '' : String(chosen))}>
        <SingleSelectOption value={all}>{inPanelLanguage(texts.all)}</SingleSelectOption>
        {choices.map((choice) => (
          <SingleSelectOption key={choice.value} value={choice.value}>
            {choice.label}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  )
}

function Day({ name, value, choose }: Omit<SelectProps, 'choices'>) {
  const date = parseDate(value)
  return (
    <DateField
      name={name}
      label={inPanelLanguage(texts[name])}
      error={value.trim() && !date ? inPanelLanguage(dateTexts.wrongDate) : undefined}
      longForm={date && longDate(date)}
    >
      <DateText name={name} text={value} disabled={false} onText={choose} />
    </DateField>
  )
}

const Cell = ({ children }: { children: ReactNode }) => (
  <Grid.Item col={4} s={6} xs={12} direction="column" alignItems="stretch">
    {children}
  </Grid.Item>
)

interface FiltersProps {
  filters: Filters
  options: ChangeLogOptions
  change(filters: Filters): void
}

/** Who, what, on what and when. */
export function ChangeLogFilters({ filters, options, change }: FiltersProps) {
  const set = (name: keyof Filters) => (value: string) => change({ ...filters, [name]: value })
  const select = (name: keyof Filters, choices: Choice[]) => (
    <Cell key={name}>
      <Select name={name} value={filters[name]} choices={choices} choose={set(name)} />
    </Cell>
  )
  const isFiltered = Object.values(filters).some(Boolean)
  return (
    <Box
      tag="section"
      aria-label={inPanelLanguage(texts.filters)}
      background="neutral0"
      padding={5}
      hasRadius
      shadow="tableShadow"
    >
      <Grid.Root gap={4}>
        {select(
          'person',
          options.people.map(({ authorId, author }) => ({ value: String(authorId), label: author })),
        )}
        {select('kind', kinds())}
        {select(
          'type',
          options.types.map(({ uid, typeName }) => ({ value: uid, label: nameOfType(typeName) })),
        )}
        <Cell>
          <Field.Root name="title">
            <Field.Label>{inPanelLanguage(texts.title)}</Field.Label>
            <TextInput
              value={filters.title}
              maxLength={200}
              onChange={({ target }: { target: { value: string } }) => set('title')(target.value)}
            />
          </Field.Root>
        </Cell>
        <Cell>
          <Day name="from" value={filters.from} choose={set('from')} />
        </Cell>
        <Cell>
          <Day name="to" value={filters.to} choose={set('to')} />
        </Cell>
      </Grid.Root>
      {isFiltered && (
        <Flex paddingTop={4}>
          <Button variant="tertiary" onClick={() => change(noFilters)}>
            {inPanelLanguage(texts.clear)}
          </Button>
        </Flex>
      )}
    </Box>
  )
}
