import { OccasionLine } from './occasion-line.tsx'
import type { ShownOccasion } from './shown-occasion.ts'
import './occasions-of-day.css'

/** The occasions of a day on one line, in a table. */
export const OccasionsOfDay = ({ occasions }: { occasions: readonly ShownOccasion[] }) => (
  <span className="occasions-of-day">
    {occasions.map((occasion) => (
      <OccasionLine key={occasion.slug} occasion={occasion} />
    ))}
  </span>
)
