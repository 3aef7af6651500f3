import { Section } from '@islamic-centre/ui/section'
import { type ReactNode, useId } from 'react'
import './topics.css'

/** The topics of a page of text, below a sentence or two that sum it up. */
export const Topics = ({ lead, children }: { lead: string; children: ReactNode }) => (
  <Section>
    <p className="topics__lead">{lead}</p>
    {children}
  </Section>
)

type TopicProps = {
  /** For links to it. */
  id?: string
  heading: string
  children: ReactNode
}

/** A heading with its text beside it. */
export function Topic({ id, heading, children }: TopicProps) {
  const headingId = useId()
  return (
    <section id={id} className="topic" aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      <div>{children}</div>
    </section>
  )
}
