// The arrows of the architecture. Zones come from the folders: a new package or feature is covered by its place.
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const test = '\\.(test|fixture)\\.tsx?$'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid(
      'packages-are-leaves',
      'A package imports from npm, never from another package or an app; its build uses the native compiler, and its tests start the browser, wait and read READMEs, as all do.',
      { path: '^packages/([^/]+)/' },
      {
        path: '^(apps|tools)/|^packages/(?!$1/)',
        pathNot:
          '^tools/(launch-options|native-compiler|native-declarations|readme-modules|test-timeouts)[.]',
      },
    ),
    forbid(
      'nobody-imports-an-app',
      'An app stands alone; what two need is a package.',
      { path: '^apps/([^/]+)/', pathNot: '^apps/[^/]+/(e2e|tests)/' },
      { path: '^apps/(?!$1/)' },
    ),
    forbid(
      'cms-needs-four-packages-only',
      'The content server shares with the site what both agree on, the calendar, when events take place, and how a server process runs; its tests may use the clients.',
      { path: '^apps/cms/', pathNot: '^apps/cms/tests/' },
      { path: '^packages/(?!(node-server|prayer-times|schedule|site-contract)/)' },
    ),
    forbid(
      'features-meet-in-routes',
      'A feature never imports another feature.',
      { path: '^apps/web/app/features/([^/]+)/', pathNot: test },
      { path: '^apps/web/app/features/(?!$1/)' },
    ),
    forbid(
      'features-get-content-as-props',
      'Features take types from content, never its readers.',
      { path: '^apps/web/app/features/' },
      { path: '^apps/web/app/(content|routes)/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'content-imports-no-feature',
      'Features get content as props; content imports nothing of them.',
      { path: '^apps/web/app/content/' },
      { path: '^apps/web/app/(features|routes)/' },
    ),
    forbid(
      'images-import-no-content',
      'Content makes the addresses of pictures; the picture server is given the upload that it converts.',
      { path: '^apps/web/app/images/', pathNot: test },
      { path: '^apps/web/app/(content|features|routes)/' },
    ),
    forbid(
      'content-is-read-in-one-place',
      'Only app/content talks to the content server.',
      { path: '^apps/web/', pathNot: '^apps/web/(app/content|e2e)/' },
      { path: '^packages/(graphql-client|rest-client)/' },
    ),
    forbid(
      'nothing-imports-a-route',
      'A route is where things meet; types and lazy chunks aside, nothing imports it.',
      { path: '^apps/web/app/', pathNot: `^apps/web/app/routes/|${test}` },
      { path: '^apps/web/app/routes/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'no-circles',
      'Two files that import each other are one idea in two places.',
      { pathNot: '/gen/' },
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|\\.react-router|\\.cache|\\.tmp)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
}
