import type { Config } from '@react-router/dev/config'
import { buildWorker } from './worker/build-worker.ts'

export default {
  ssr: true,
  // Asking the server for each visible link's route would cost every visitor a request.
  routeDiscovery: { mode: 'initial' },
  // The worker names the files that the build has made.
  buildEnd: buildWorker,
} satisfies Config
