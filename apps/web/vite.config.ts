import { reactRouter } from '@react-router/dev/vite'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  // The workspace's packages are read as TypeScript source, so a change in one needs no rebuild.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: {
    noExternal: [/^@islamic-centre\//],
    resolve: { conditions: ['source', ...defaultServerConditions] },
  },
  // Found at the start instead of at the first visit, which would load the page twice.
  optimizeDeps: { entries: ['app/root.tsx', 'app/routes/**/*.{ts,tsx}'] },
  build: { assetsInlineLimit: 0 },
})
