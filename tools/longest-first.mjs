import { BaseSequencer } from 'vitest/node'

/** Files that take over ten seconds by themselves, the longest first; the others would end before them. */
const longest = [
  'tools/start-first-administrator.test.mjs',
  'tools/start-stopped.test.mjs',
  'tools/codegen/site-types.test.mjs',
  'features/prayer-call/call-clock-400-days.test.ts',
]

/** Vitest's order, by project and then by size, but for the longest files: all workers are busy until the end. */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files)
    const rank = ({ moduleId }) => {
      const at = longest.findIndex((it) => moduleId.endsWith(it))
      return at < 0 ? longest.length : at
    }
    // Stable: the order of the others is preserved.
    return sorted.sort(
      (one, other) =>
        one.project.config.sequence.groupOrder - other.project.config.sequence.groupOrder ||
        rank(one) - rank(other),
    )
  }
}
