import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Asking the server for each visible link's route would cost every visitor a request.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
