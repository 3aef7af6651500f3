import { expect, test } from '@playwright/test'

const administrator = {
  firstname: 'First',
  lastname: 'Administrator',
  email: 'first@example.org',
  password: 'A-long-enough-1',
}
const editView =
  '/admin/content-manager/single-types/api::main-page-event.main-page-event?plugins[i18n][locale]=fa'

test('an edit published in the admin panel appears on the page', async ({ page, baseURL }) => {
  const cms = process.env.CMS_URL ?? ''
  const registered = await page.request.post(`${cms}/admin/register-admin`, { data: administrator })
  expect(registered.ok()).toBe(true)

  await page.goto(`${cms}${editView}`)
  await page.getByLabel('Email').fill(administrator.email)
  await page.locator('input[name=password]').fill(administrator.password)
  await page.getByRole('button', { name: 'Login' }).click()

  const title = `رویدادهای ویرایش‌شده ${Date.now()}`
  await page.locator('input[name=Title]').fill(title)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published document')).toBeVisible()

  await page.goto(`${baseURL}/fa/home`)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})
