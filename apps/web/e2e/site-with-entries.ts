import { test } from '@playwright/test'
import { changeDatabase } from './copy-row.ts'
import { startDemoContentServer } from './demo-content.ts'
import { type Site, startSite } from './start-site.ts'

type Running = { contentServer: Awaited<ReturnType<typeof startDemoContentServer>>; site: Site }

/** Starts a site for the tests of a group, on a content server with the demo content and these entries. */
export function siteWithEntries(addEntries: Parameters<typeof changeDatabase>[1]): Running {
  const running: Partial<Running> = {}
  test.beforeAll(async () => {
    running.contentServer = await startDemoContentServer()
    changeDatabase(running.contentServer.dataDir, addEntries)
    running.site = await startSite({ cmsUrl: running.contentServer.url })
  })
  test.afterAll(async () => {
    await running.site?.stop()
    await running.contentServer?.stop()
  })
  return running as Running
}
