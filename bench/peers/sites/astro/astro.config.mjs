import node from '@astrojs/node'
import react from '@astrojs/react'
import { defineConfig, memoryCache } from 'astro/config'

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'standalone' }),
  integrations: [react()],
  cache: { provider: memoryCache() },
  devToolbar: { enabled: false },
  vite: {
    // The kit and the pure modules of this site have React in folders of their own.
    resolve: { dedupe: ['react', 'react-dom'] },
    ssr: { noExternal: [/^@islamic-centre\//] },
  },
})
