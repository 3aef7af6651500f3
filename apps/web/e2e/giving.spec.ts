import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dictionaries } from '@islamic-centre/i18n/dictionaries'
import { pagePath } from '../app/paths/site-pages.ts'
import { hydrated } from './page-states.ts'
import { proxyContentServer } from './proxy-content-server.ts'
import { startSite } from './start-site.ts'
import { expect, test } from './test.ts'

test('a payment provider gets no referrer', { tag: ['@spec:10.6'] }, async ({ page }) => {
  const requests: Record<string, IncomingHttpHeaders> = {}
  const processor = createServer((request, response) => {
    requests[request.url ?? ''] = request.headers
    response.end('<link rel="icon" href="data:,">')
  }).listen(0, '127.0.0.1')
  await once(processor, 'listening')
  const url = `http://127.0.0.1:${(processor.address() as AddressInfo).port}/card`
  const between = await proxyContentServer(({ pathname }) =>
    pathname === '/api/pages'
      ? {
          status: 200,
          body: donatePage([
            { label: 'Card', url },
            { label: 'Bank', url: 'mailto:gift@example.org' },
            { label: 'Goods', url: 'tel:+14165550142' },
            { label: 'Abroad', url: 'tel:+442079460000' },
          ]),
        }
      : undefined,
  )
  const site = await startSite({ cmsUrl: between.url })
  try {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(site.url + pagePath('ca', 'donate'))
    const words = dictionaries.ca.donate
    await page.getByRole('button', { name: words.copy }).click()
    await expect(page.getByRole('status').filter({ hasText: words.copied })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('gift@example.org')
    // A phone number in its North American format.
    await expect(page.getByRole('main').getByRole('link', { name: /\+1 416-555-0142$/ })).toHaveAttribute(
      'href',
      'tel:+14165550142',
    )
    await expect(page.getByRole('main').getByRole('link', { name: /\+442079460000$/ })).toBeVisible()
    const way = page.getByRole('link', { name: /Card/ })
    await expect(way).toHaveAttribute('rel', 'external noopener noreferrer')
    await way.click()
    await expect(page).toHaveURL(url)
    expect(requests['/card']).toBeDefined()
    expect(requests['/card']).not.toHaveProperty('referer')
    expect(requests['/card']).not.toHaveProperty('origin')

    // Without the link's referrer policy the same browser sends the referrer to the same provider.
    await page.goBack()
    await hydrated(page)
    await way.evaluate((link: HTMLAnchorElement) => {
      link.removeAttribute('rel')
      link.removeAttribute('referrerpolicy')
      link.href = `${link.href}-with-referrer`
    })
    await way.click()
    await expect(page).toHaveURL(`${url}-with-referrer`)
    expect(requests['/card-with-referrer']?.referer).toContain(site.url)
  } finally {
    await site.stop()
    between.stop()
    processor.close()
  }
})

const donatePage = (links: { label: string; url: string }[]) => ({
  data: [{ documentId: 'donate', title: 'Donate', slug: 'donate', locale: 'en', links }],
  meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: 1 } },
})
