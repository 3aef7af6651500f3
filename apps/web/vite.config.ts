import { reactRouter } from '@react-router/dev/vite'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  // The workspace's packages are read as TypeScript source, so a change in one needs no rebuild.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: {
    // Its DOM reads files beside itself, so it cannot be bundled; it is a dependency of the site for that reason alone.
    external: ['isomorphic-dompurify'],
    noExternal: [/^@islamic-centre\//],
    resolve: { conditions: ['source', ...defaultServerConditions] },
  },
  build: { assetsInlineLimit: 0 },
})
