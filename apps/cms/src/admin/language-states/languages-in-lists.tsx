import { Flex, Typography } from '@strapi/design-system'
import type { StrapiApp } from '@strapi/strapi/admin'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { LanguageState, LanguageStates } from '../../language-states/language-state'
import { inPanelLanguage } from '../bilingual'
import { nameOfLanguage } from '../names'
import { languageStateTexts as texts } from './language-state-texts'

interface Entry {
  documentId?: string
  languages?: LanguageStates
}

interface Header {
  name: string
  label?: unknown
  cellFormatter?: (entry: Entry) => ReactNode
}

const colors = {
  missing: 'danger600',
  draft: 'secondary600',
  modified: 'alternative600',
  published: 'success600',
} as const satisfies Record<LanguageState, string>

/** What is written and published in each language; each leads to the form in that language. */
function Languages({ documentId, languages = {} }: Entry) {
  return (
    <Flex direction="column" alignItems="flex-start" gap={1}>
      {Object.entries(languages).map(([code, state]) => (
        <Link
          key={code}
          to={`${documentId}?plugins[i18n][locale]=${code}`}
          style={{ textDecoration: 'none', whiteSpace: 'nowrap' }}
          onClick={(event) => event.stopPropagation()}
        >
          <Typography textColor="neutral800">{nameOfLanguage(code)}: </Typography>
          <Typography textColor={colors[state]} fontWeight="bold">
            {inPanelLanguage(texts[state])}
          </Typography>
        </Link>
      ))}
    </Flex>
  )
}

const columns = ({ displayedHeaders, ...rest }: { displayedHeaders: Header[] }) => ({
  ...rest,
  displayedHeaders: displayedHeaders.map((header) =>
    // The column of Strapi names the languages only.
    header.name === 'locales'
      ? {
          ...header,
          label: inPanelLanguage(texts.column),
          cellFormatter: (entry: Entry) => <Languages {...entry} />,
        }
      : header,
  ),
})

/** The lists of the panel show for each language whether an entry is missing, a draft, changed or published. */
export function languagesInLists({ registerHook }: Pick<StrapiApp, 'registerHook'>) {
  registerHook('Admin/CM/pages/ListView/inject-column-in-table', columns)
}
