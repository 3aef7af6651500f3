import { reactRouter } from '@react-router/dev/vite'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

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
  // The server's build would put a second one beside it, in another order.
  environments: { ssr: { build: { cssCodeSplit: true } } },
})
