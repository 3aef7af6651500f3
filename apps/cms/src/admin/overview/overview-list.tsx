import { Box, Flex, Typography } from '@strapi/design-system'
import { useFetchClient, Widget } from '@strapi/strapi/admin'
import { type ReactNode, useEffect, useState } from 'react'
import { type Bilingual, inPanelLanguage } from '../bilingual'
import { overviewTexts as texts } from './overview-texts'

/** The first of a list and how many it has. */
export interface ListHead<It> {
  total: number
  first: It[]
}

export interface Item {
  key: string
  href: string
  title: string
  detail: string
  picture?: string
  /** Something that needs an editor. */
  isUrgent?: boolean
}

function Row({ href, title, detail, picture, isUrgent }: Item) {
  return (
    <Flex tag="li" gap={3} paddingTop={2} paddingBottom={2} justifyContent="space-between">
      {picture && <img src={picture} alt="" width={40} height={40} style={{ objectFit: 'cover' }} />}
      <Box flex="1" minWidth={0}>
        <a href={href}>
          <Typography textColor="primary600" ellipsis className="centre-title">
            {title}
          </Typography>
        </a>
      </Box>
      <Typography textColor={isUrgent ? 'danger600' : 'neutral600'} variant="pi">
        {detail}
      </Typography>
    </Flex>
  )
}

interface OverviewListProps {
  load(get: ReturnType<typeof useFetchClient>['get']): Promise<ListHead<Item>>
  empty: Bilingual
  /** A page with all of it. */
  whole?: { href: string; text: Bilingual }
}

/** A widget of the start page: a list of links, or a sentence that there is nothing to do. */
export function OverviewList({ load, empty, whole }: OverviewListProps): ReactNode {
  const { get } = useFetchClient()
  const [list, setList] = useState<ListHead<Item>>()
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    load(get).then(setList, () => setHasFailed(true))
  }, [get, load])

  if (hasFailed) return <Widget.Error />
  if (!list) return <Widget.Loading />
  if (list.total === 0) return <Typography textColor="neutral600">{inPanelLanguage(empty)}</Typography>
  const others = list.total - list.first.length
  return (
    <Box tag="ul">
      {list.first.map((item) => (
        <Row {...item} key={item.key} />
      ))}
      {others > 0 && (
        <Typography tag="li" textColor="neutral600" variant="pi">
          {inPanelLanguage(texts.more).replace('{count}', String(others))}
        </Typography>
      )}
      {whole && (
        <Box tag="li" paddingTop={2}>
          <a href={whole.href}>
            <Typography textColor="primary600" variant="pi">
              {inPanelLanguage(whole.text)}
            </Typography>
          </a>
        </Box>
      )}
    </Box>
  )
}
