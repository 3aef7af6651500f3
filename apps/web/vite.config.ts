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

/** What pages with times need at once, and what calculates times later: not timetables and the plan of the calls. */
const datesAndMethods = /app\/dates\/hijri-day|prayer-times\/src\/(?:jalali-date|methods)/
const calculation =
  /adhan\/lib\/esm\/(?!Qibla)|prayer-times\/src\/(?:exact-times|day-times|options|prayer-times-on|solar-noon)/

/**
 * Modules that the same pages load at the same time are one file: in many small files they are a sixth larger, compressed, and
 * each request takes time on the main thread. What a page loads after it can be used is in no file that it needs before.
 * The small parts that most pages show are the kit.
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
      'platform/(?:react-router-internals|audio-focus|error-page|use-site-data)',
      'seo/head-tags',
      'components/html-text',
      'freshness/keep-previous-data-on-error',
      'features/player/playback',
      'features/prayer-call/prayer-calls',
      'components/page-message',
      'features/site-layout/(?:site-layout|page-error)',
      'features/offline/(?:offline|registration)',
      'features/prayer-times/(?:chosen-city|timetable/stored-settings)',
      'badge',
      'section',
      'ornament',
      'hydration',
    ),
  },
  { name: 'signs', test: modules('icon/signs') },
  {
    name: 'kit',
    test: modules(
      ...[
        'button',
        'card',
        'disclosure',
        'event-list',
        'icon',
        'keyboard',
        'link-list',
        'motion',
        'range',
        'star-sign',
      ],
      'components/(?:localized-text|occurrence-state|phone-number)',
      'features/events/event-action',
    ),
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
  { name: 'map', test: modules('features/site-layout/map-on-request', 'components/open-now') },
  { name: 'footer', test: modules('features/site-layout/(?:bottom-links|footer)') },
  { name: 'occasion-line', test: modules('features/calendar/occasion-line') },
  { name: 'dates-and-methods', test: datesAndMethods },
  {
    name: 'todays-table',
    test: modules(
      'dates/ramadan',
      'features/calendar/todays-occasions',
      'features/prayer-times/(?:is-eve|times-of-today|todays-table|use-other-times)',
    ),
  },
  { name: 'prayer-times', test: calculation },
  {
    name: 'prayer-call',
    test: modules(
      'features/prayer-call/(?:call-plan|prayer-call)',
      'features/prayer-times/prayer-times-of-day',
    ),
  },
  {
    name: 'home-and-call-page',
    test: modules(
      'features/home/banner',
      'features/prayer-call/prayer-call-card',
      'features/events/upcoming-events',
    ),
  },
  { name: 'sound-player', test: modules('features/player/sound-player', 'audio-player') },
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
