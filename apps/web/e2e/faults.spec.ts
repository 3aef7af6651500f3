import { expect, test } from '@playwright/test'
import { startSite } from './start-site.ts'

test('the site starts and answers while the content server is down, and says so to the operator only', async ({
  request,
}) => {
  const site = await startSite({ cmsUrl: 'http://127.0.0.1:9' })
  try {
    for (const language of ['fa', 'ca']) {
      const answer = await request.get(`${site.url}/${language}/home`)
      expect(answer.status()).toBe(200)
      const html = await answer.text()
      expect(html).toContain('<table')
      expect(html).not.toMatch(/Error|ECONNREFUSED/)
    }
    expect(site.logs()).toContain('"event":"content_unavailable","content":"banner"')
  } finally {
    await site.stop()
  }
})
