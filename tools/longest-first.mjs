import { BaseSequencer } from 'vitest/node'

/**
 * Files that take over ten seconds by themselves, the longest first. Those that wait for servers stand between those that
 * compute, so that neither the cores nor the workers are idle.
 */
const longest = [
  'apps/cms/tests/editors-guide.test.ts',
  'tools/start-servers.test.mjs',
  'apps/cms/tests/panel-roles.test.ts',
  'apps/cms/tests/field-checks.test.ts',
  'apps/cms/tests/account-limits.test.ts',
  'tools/codegen/site-types.test.mjs',
  'apps/cms/tests/account-mail-faults.test.ts',
  'apps/web/tests/topology/topology.test.ts',
  'apps/cms/tests/backup.test.ts',
  'apps/cms/tests/dates-in-panel.test.ts',
  'apps/cms/tests/account-sessions.test.ts',
  'apps/cms/tests/stopping.test.ts',
  'apps/cms/tests/preview.test.ts',
  'apps/cms/tests/large-pictures.test.ts',
  'apps/cms/tests/account-privacy.test.ts',
  'apps/cms/tests/pictures.test.ts',
  'apps/cms/tests/first-administrator.test.ts',
  'apps/cms/tests/album-order.test.ts',
  'apps/cms/tests/first-administrator-panel.test.ts',
  'packages/prayer-times/tests/readme.test.ts',
]
/** A browser's queue is its own. */
const browserFiles = [
  'src/conformance/every-component.sheet.test.tsx',
  'src/conformance/every-component.browser.test.tsx',
  'features/prayer-call/prayer-call.browser.test.tsx',
  'src/gallery/gallery.browser.test.tsx',
  'src/carousel/carousel.browser.test.tsx',
]
const order = [...longest, ...browserFiles]

/** Vitest's order, by project and then by size, but for the longest files: all workers are busy until the end. */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files)
    const rank = ({ moduleId }) => {
      const at = order.findIndex((it) => moduleId.endsWith(it))
      return at < 0 ? order.length : at
    }
    // Stable: the order of the others is preserved.
    return sorted.sort((one, other) => rank(one) - rank(other))
  }
}
