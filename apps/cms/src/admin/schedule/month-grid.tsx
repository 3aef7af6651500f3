import { Typography } from '@strapi/design-system'
import { clockTimeOf } from '../../dates/centre-time'
import { entryAddress } from '../entry-address'
import { nameOfLanguage } from '../names'
import { firstWeekday, type Month, nameOfMonth, nameOfWeekday, numberOfDay, weeksOf } from './month'
import { colourOf, type ListedAction, nameOfState } from './scheduled-action'

function Action({ action }: { action: ListedAction }) {
  const { time } = clockTimeOf(new Date(action.at))
  return (
    <li>
      <a href={entryAddress(action, action.locale)} title={action.reason ?? undefined}>
        <Typography variant="pi" textColor={`${colourOf[action.state]}700`}>
          <bdi>{time}</bdi> {nameOfState(action)} ({nameOfLanguage(action.locale)})
        </Typography>
        <br />
        <Typography variant="pi" textColor="neutral800" style={{ unicodeBidi: 'plaintext' }}>
          {action.title}
        </Typography>
      </a>
    </li>
  )
}

function Day({ date, actions, isOfMonth }: { date: string; actions: ListedAction[]; isOfMonth: boolean }) {
  const { day, solar } = numberOfDay(date)
  return (
    <td>
      <Typography variant="pi" textColor={isOfMonth ? 'neutral800' : 'neutral600'}>
        {day} {solar && <small>{solar}</small>}
      </Typography>
      <ul>
        {actions.map((action) => (
          <Action key={action.id} action={action} />
        ))}
      </ul>
    </td>
  )
}

/** A month as a table of weeks, on the clock of the centre. */
export function MonthGrid({ month, actions }: { month: Month; actions: ListedAction[] }) {
  const weeks = weeksOf(month, firstWeekday())
  const on = (date: string) => actions.filter(({ at }) => clockTimeOf(new Date(at)).date === date)
  return (
    <table aria-label={nameOfMonth(month)}>
      <thead>
        <tr>
          {weeks[0]?.map((date) => (
            <th key={date} scope="col">
              <Typography variant="sigma" textColor="neutral600">
                {nameOfWeekday(date)}
              </Typography>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days) => (
          <tr key={days[0]}>
            {days.map((date) => (
              <Day key={date} date={date} actions={on(date)} isOfMonth={date.startsWith(month)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
