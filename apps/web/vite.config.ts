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
  build: { assetsInlineLimit: 0 },
})
