import type { Announcement } from '../../../../content/types/announcements.server.ts'
import type { ProgrammeItem } from './programme-item.ts'

/**
 * The announcements that were chosen for a screen, in the order of the choice; one that is not published is left out.
 * @param chosen their document ids
 */
export const programmeOfAnnouncements = (
  announcements: readonly Announcement[],
  chosen: readonly string[],
): ProgrammeItem[] =>
  chosen.flatMap((id) => {
    const found = announcements.find(({ documentId }) => documentId === id)
    if (!found) return []
    const { title, language: written, description } = found
    return [
      { id: `announcement-${id}`, kind: 'announcement', title, written, text: description ?? undefined },
    ]
  })
