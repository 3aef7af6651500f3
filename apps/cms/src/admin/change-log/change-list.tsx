import { Box, Button, Flex, Typography } from '@strapi/design-system'
import type { ListedChange } from '../../change-log/logged-change'
import { centreTime, inPanelLanguage } from '../bilingual'
import { entryAddress } from '../entry-address'
import { changeLogTexts as texts } from './change-log-texts'
import { nameOfAction, nameOfAuthor, nameOfSubject, placeOf } from './describe-change'

/** What was changed, with a link while it is there; and of what type and language it is. */
function Subject({ change }: { change: ListedChange }) {
  const { contentType, documentId, plannedAt } = change
  const name = nameOfSubject(change)
  const details = [
    ...placeOf(change),
    ...(plannedAt ? [inPanelLanguage(texts.planned).replace('{time}', () => centreTime(plannedAt))] : []),
  ]
  const isLinked = change.exists && contentType && documentId
  return (
    <>
      {isLinked ? (
        <a href={entryAddress({ ...change, contentType, documentId }, change.locale ?? '')}>
          <Typography tag="bdi" textColor="primary600">
            {name}
          </Typography>
        </a>
      ) : (
        <bdi>{name}</bdi>
      )}
      {details.length > 0 && <span className="change-log-details">{details.join(' · ')}</span>}
    </>
  )
}

/** A table; on a phone each row of it is a card. */
export function ChangeList({ changes }: { changes: ListedChange[] }) {
  const columns = [texts.at, texts.who, texts.what, texts.subject].map(inPanelLanguage)
  return (
    <Box background="neutral0" hasRadius shadow="tableShadow" className="change-log">
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                <Typography variant="sigma" textColor="neutral600">
                  {column}
                </Typography>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <Typography tag="tr" key={change.id} textColor="neutral800">
              <td>{centreTime(change.at, 'medium')}</td>
              <td>
                <bdi>{nameOfAuthor(change)}</bdi>
              </td>
              <td>{nameOfAction(change)}</td>
              <td>
                <Subject change={change} />
              </td>
            </Typography>
          ))}
        </tbody>
      </table>
    </Box>
  )
}

interface PagesProps {
  page: number
  pages: number
  go(page: number): void
}

export function Pages({ page, pages, go }: PagesProps) {
  if (pages <= 1) return null
  const number = (count: number) => count.toLocaleString(document.documentElement.lang || 'en')
  const place = inPanelLanguage(texts.page).replace('{page}', number(page)).replace('{pages}', number(pages))
  return (
    <Flex tag="nav" gap={3} aria-label={place}>
      {page > 1 && (
        <Button variant="tertiary" onClick={() => go(page - 1)}>
          {inPanelLanguage(texts.newer)}
        </Button>
      )}
      <Typography textColor="neutral600">{place}</Typography>
      {page < pages && (
        <Button variant="tertiary" onClick={() => go(page + 1)}>
          {inPanelLanguage(texts.older)}
        </Button>
      )}
    </Flex>
  )
}
