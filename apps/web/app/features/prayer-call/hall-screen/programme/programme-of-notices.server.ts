import type { ShownNotice } from '../../../../death-notices/shown-notices.ts'
import type { ProgrammeItem } from './programme-item.ts'

/** Death notices as a screen shows them, each until its end, also on a screen that cannot ask the server. */
export const programmeOfNotices = (notices: readonly ShownNotice[]): ProgrammeItem[] =>
  notices.map(({ slug, title, written, ends, lines }) => ({
    id: `notice-${slug}`,
    kind: 'deathNotice',
    title,
    written,
    lines,
    until: ends,
  }))
