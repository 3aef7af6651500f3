import { startContentServer } from '../../cms/tests/start-content-server.ts'
import { startSite } from './start-site.ts'

/** One real content server with the demo content and one built site for the whole run. */
export default async function startServers() {
  const contentServer = await startContentServer({ demoContent: 'once' })
  const site = await startSite({ cmsUrl: contentServer.url })
  process.env.SITE_URL = site.url
  process.env.CMS_URL = contentServer.url
  return async () => {
    await site.stop()
    await contentServer.stop()
  }
}
