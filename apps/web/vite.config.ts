import { reactRouter } from '@react-router/dev/vite'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

/** What every page needs before it can be used, in two files: in fifty they are a tenth larger, compressed. */
const firstChunks = [
  {
    name: 'framework',
    test: /node_modules[\\/](?:react|react-dom|react-i18next|react-router|scheduler|i18next)[\\/]/,
  },
  {
    name: 'frame',
    test: /(?:ui[\\/]src[\\/](?:section|ornament|hydration)[\\/]|web[\\/]app[\\/](?:words|now|kept|direction-stylesheets|days[\\/]civil-day|freshness[\\/]as-shown|features[\\/](?:frame[\\/]frame|offline[\\/]offline|page-error[\\/]page-error|page-views[\\/]page-views|timetable[\\/]kept-settings)|playback[\\/]playback)).*\.tsx?$/,
  },
  {
    name: 'kit',
    test: /ui[\\/]src[\\/](?:icon|card|event-list|link-list|range|button|star-sign|direction|motion)[\\/].*\.tsx?$/,
  },
]

export default defineConfig({
  plugins: [reactRouter()],
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
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: firstChunks } } } } },
    // The server's build would put a second stylesheet beside it, in another order.
    ssr: { build: { cssCodeSplit: true } },
  },
})
