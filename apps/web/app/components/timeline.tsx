import './timeline.css'

type TimelineProps = {
  /** In the order of time. */
  moments: readonly { when: string; text: string }[]
  lang?: string | undefined
  dir?: 'ltr' | 'rtl' | undefined
}

/** What happened when, from the earliest on. */
export function Timeline({ moments, ...written }: TimelineProps) {
  return (
    <ol className="timeline" {...written}>
      {moments.map(({ when, text }) => (
        <li key={`${when} ${text}`}>
          <b className="timeline__when">{when}</b>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
