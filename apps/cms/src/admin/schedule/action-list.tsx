import { Box, Flex, Typography } from '@strapi/design-system'
import { centreTime } from '../bilingual'
import { entryAddress } from '../entry-address'
import { nameOfLanguage, nameOfType } from '../names'
import { colourOf, type ListedAction, nameOfState } from './scheduled-action'

function Item({ action }: { action: ListedAction }) {
  return (
    <Flex tag="li" direction="column" alignItems="flex-start" gap={1}>
      <Typography variant="pi" textColor={`${colourOf[action.state]}600`}>
        {nameOfState(action)}: <bdi>{centreTime(action.at)}</bdi>
      </Typography>
      <a href={entryAddress(action, action.locale)}>
        <Typography fontWeight="bold" textColor="primary600" style={{ unicodeBidi: 'plaintext' }}>
          {action.title}
        </Typography>
      </a>
      <Typography variant="pi" textColor="neutral600">
        {nameOfType(action.typeName)} · {nameOfLanguage(action.locale)} · <bdi>{action.scheduledBy}</bdi>
      </Typography>
      {action.reason && <Typography>{action.reason}</Typography>}
    </Flex>
  )
}

/** What is scheduled, in the order of time, each with a link to its entry. */
export function ActionList({ actions }: { actions: ListedAction[] }) {
  return (
    <Box background="neutral0" padding={5} hasRadius shadow="tableShadow">
      <Flex tag="ul" direction="column" alignItems="stretch" gap={5}>
        {actions.map((action) => (
          <Item key={action.id} action={action} />
        ))}
      </Flex>
    </Box>
  )
}
