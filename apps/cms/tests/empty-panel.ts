import { afterAll } from 'vitest'
import { emptyServer } from './empty-server.ts'
import { launchBrowser } from './launch-browser.ts'

/** An empty server and a browser for a file of journeys in the panel; both end with the file. */
export async function emptyPanel() {
  const server = await emptyServer()
  const browser = await launchBrowser()
  afterAll(async () => {
    await browser.close()
    await server.giveBack()
  })
  return { server, browser }
}
