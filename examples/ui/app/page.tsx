import { Badge } from '@islamic-centre/ui/badge'
import { LinkButton } from '@islamic-centre/ui/button'
import { Card } from '@islamic-centre/ui/card'
import { Checkbox } from '@islamic-centre/ui/choice'
import { Disclosure } from '@islamic-centre/ui/disclosure'
import { EventList } from '@islamic-centre/ui/event-list'
import { Facts } from '@islamic-centre/ui/facts'
import { SelectField, TextArea, TextField } from '@islamic-centre/ui/field'
import { Fieldset, SubmitButton } from '@islamic-centre/ui/form'
import { Markdown } from '@islamic-centre/ui/markdown'
import { renderMarkdown } from '@islamic-centre/ui/markdown/render'
import { Section } from '@islamic-centre/ui/section'
import { DayTimes } from './day-times.tsx'
import { WaysToHelp } from './ways-to-help.tsx'
import './page.css'

const events = [
  {
    id: 'poetry',
    title: 'An evening of poetry',
    href: '/events/poetry',
    date: { dateTime: '2026-12-04', day: '4', month: 'Dec' },
    detail: '6:30 p.m., in the library',
  },
  {
    id: 'class',
    title: 'Arabic for beginners',
    date: { dateTime: '2026-12-06', day: '6', month: 'Dec' },
    detail: <Badge>Full</Badge>,
  },
]

const about = `
The centre was founded by **a few families** thirty years ago.

> [!NOTE]
> The office is closed on Fridays.
`

const labels = {
  note: 'Note',
  tip: 'Tip',
  important: 'Important',
  warning: 'Warning',
  caution: 'Caution',
}

export default async function Page() {
  const html = await renderMarkdown(about, { topHeading: 3, labels })
  return (
    <>
      <Section
        headingLevel={1}
        heading="Peace be upon you"
        lead="Prayer, classes and a library, open to all."
      >
        <LinkButton href="/events">All events</LinkButton>
      </Section>
      <Section heading="Today" ground="tint">
        <DayTimes />
      </Section>
      <Section heading="Events">
        <EventList events={events} hasLead />
      </Section>
      <Section heading="The centre">
        <div className="stack">
          <Markdown html={html} />
          <Facts facts={[['Address', '12 Example Street']]} />
          <Card heading="The library" href="/library" meta="Open daily">
            Two thousand books in three languages.
          </Card>
          <Disclosure summary="How to come here">The bus stops at the door.</Disclosure>
        </div>
      </Section>
      <Section heading="Help">
        <WaysToHelp />
      </Section>
      <Section heading="Write to us">
        <form className="stack" action="/messages" method="post">
          <Fieldset legend="You">
            <TextField label="Name" name="name" autoComplete="name" required />
            <TextField label="Email" name="email" type="email" autoComplete="email" />
          </Fieldset>
          <SelectField label="Subject" name="subject">
            <option>A question</option>
            <option>A funeral</option>
          </SelectField>
          <TextArea label="Message" name="body" required />
          <Checkbox label="I would like a call" name="call" />
          <SubmitButton busyLabel="Sending">Send</SubmitButton>
        </form>
      </Section>
    </>
  )
}
