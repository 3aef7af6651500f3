import { expect, test } from '@playwright/test'
import { openPanel } from './administrator.ts'

const editView =
  '/admin/content-manager/single-types/api::main-page-event.main-page-event?plugins[i18n][locale]=fa'

test('an edit published in the admin panel appears on the page', { tag: ['@spec:1.4'] }, async ({
  page,
  request,
  baseURL,
}) => {
  await openPanel(page, editView)

  const title = `رویدادهای ویرایش‌شده ${Date.now()}`
  await page.locator('input[name=Title]').fill(title)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published document')).toBeVisible()

  await expect.poll(async () => (await request.get(`${baseURL}/fa/home`)).text()).toContain(title)
  await page.goto(`${baseURL}/fa/home`)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})
