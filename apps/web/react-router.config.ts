import type { Config } from '@react-router/dev/config'
import { compressFiles } from './compress-files.ts'
import { buildWorker } from './service-worker/build-worker.ts'
import { trimBrowserManifest } from './trim-browser-manifest.ts'

export default {
  ssr: true,
  // Requesting from the server each visible link's route would cost every visitor a request.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async () => {
    await trimBrowserManifest()
    // The worker names the files that the build has made.
    await buildWorker()
    await compressFiles()
  },
} satisfies Config
