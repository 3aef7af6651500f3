import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import dictionary from '../../packages/i18n/dictionaries/fa.json' with { type: 'json' }
import routes from './app/routes.ts'
import { inlineScript } from './inline-script.ts'
import { pageDictionaryKeys } from './page-dictionary-keys.ts'
import { reloadOnDictionaryChange } from './reload-on-dictionary-change.ts'

/** Modules of the site and of the kit; what they import goes with them. */
const modules = (...names: string[]) =>
  new RegExp(`(?:web/app|ui/src)/(?:${names.join('|')})(?:/.*)?\\.tsx?$`)

/**
 * What every page needs before it can be used, in two files, the small parts that most pages show in a third, those of lists
 * in a fourth, pictures, which contact needs without lists, the next call with the time of the server, lists without entries,
 * the fields of forms, what visitors' forms do when sent, and death notices: in fifty files they are a tenth larger,
 * compressed.
 */
const sharedFiles = [
  {
    name: 'framework',
    test: /node_modules\/(?:react|react-dom|react-i18next|react-router|scheduler|i18next)\//,
  },
  {
    name: 'site-layout',
    test: modules(
      'i18n/(?:i18n-provider|direction-stylesheets|fetch-dictionary|lang-attributes)',
      'dates/(?:use-now|civil-day)',
      'platform/(?:local-storage|react-router-internals|audio-focus|error-page|use-site-data)',
      'seo/head-tags',
      'freshness/keep-previous-data-on-error',
      'features/player/playback',
      'features/prayer-call/prayer-calls',
      'components/page-message',
      'features/site-layout/(?:site-layout|page-error)',
      'features/offline/offline',
      'features/prayer-times/(?:chosen-city|timetable/stored-settings)',
      'badge',
      'section',
      'ornament',
      'hydration',
    ),
  },
  {
    name: 'kit',
    test: modules('button', 'card', 'event-list', 'icon', 'link-list', 'motion', 'range', 'star-sign'),
  },
  { name: 'image', test: modules('components/image', 'images/picture-sources', 'picture') },
  {
    name: 'record-lists',
    test: modules(
      'components/(?:page-links|pagination-labels|period|post-card|record-card|record-list|registration-link)',
      'facts',
      'pagination',
    ),
  },
  {
    name: 'next-call',
    test: modules(
      'features/prayer-call/use-prayer-call',
      'freshness/(?:due|is-server-reachable|use-freshness)',
      'features/prayer-times/(?:call-page-link|fast-moments|use-month-name)',
    ),
  },
  { name: 'empty-lists', test: modules('components/nothing-yet', 'empty-state') },
  { name: 'fields', test: modules('field', 'select-field', 'text-field') },
  { name: 'visitor-forms', test: modules('forms/(?:submit-form|unsent-message|use-form-token)') },
  {
    name: 'death-notices',
    test: modules(
      'components/notice-(?:lines|verse)',
      'features/death-notices/(?:current-notices|home-notices|notice-cards)',
      'freshness/use-notices-state',
    ),
  },
]

const dictionaries = fileURLToPath(new URL('../../packages/i18n/dictionaries', import.meta.url))

export default defineConfig({
  plugins: [
    reactRouter(),
    reloadOnDictionaryChange(dictionaries),
    pageDictionaryKeys(fileURLToPath(new URL('app', import.meta.url)), routes, Object.keys(dictionary)),
    inlineScript(/(hydration\/deferred-start|preview\/follow-form)\.ts$/),
  ],
  // The workspace's packages are read as TypeScript source, so a change in one needs no rebuild.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: {
    // What a package brings along is in the build; left out, it would be found only where the root has it too.
    noExternal: [/^@islamic-centre\//, 'graphql'],
    resolve: { conditions: ['source', ...defaultServerConditions] },
  },
  // Found at the start instead of at the first visit, which would load the page twice.
  optimizeDeps: { entries: ['app/root.tsx', 'app/routes/**/*.{ts,tsx}'] },
  // One stylesheet, 17 KB compressed: in several, one that comes late (a lightbox's) overrules those it should yield to.
  build: { assetsInlineLimit: 0, cssCodeSplit: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } } } },
    // The server's build would put a second stylesheet beside it, in another order.
    ssr: { build: { cssCodeSplit: true } },
  },
})
