import { expect, it } from 'vitest'
import { sample } from '../../web/e2e/extent.ts'
import { emptyPanel } from './empty-panel.ts'
import { expectSoon } from './expect-soon.ts'
import { goInPanel, openPanel } from './panel-account.ts'
import { read } from './reading.ts'

const { server, browser } = await emptyPanel()
const entries = '/content-manager/collection-types/api::page.page'
const panels = [
  {
    language: 'fa',
    again: 'پیشنهاد از روی عنوان',
    rule: /فقط حروف کوچک لاتین/,
    hint: /پایان نشانی صفحه/,
    taken: /را «.*جشن نوروز.*» دارد/,
    publish: 'انتشار',
    published: /منتشر شد/,
    moved: /نشانی پیشین به نشانی تازه هدایت می‌شود/,
  },
  {
    language: 'en',
    again: 'Suggest from the title',
    rule: /Write small Latin letters and digits/,
    hint: /The end of the page’s address/,
    taken: /جشن نوروز.* already has the address part/,
    publish: 'Publish',
    published: /Published document/,
    moved: /the old address will lead to the new one/,
  },
] as const

it.each(sample('address-part-in-panel', panels, 1))(
  'an editor gets the address part from the title, and reads the rule, the whole address and what becomes of the old one',
  async ({ language, again, rule, hint, taken, publish, published, moved }) => {
    const year = language === 'fa' ? '۱۴۰۶' : '۱۴۰۷'
    const part = `jashn-nowruz-${language === 'fa' ? 1406 : 1407}`
    await server.administrator('POST', `${entries}?locale=fa`, { title: `جشن نوروز ${year}`, slug: part })
    const page = await openPanel(browser, server.url, await server.newAccount(), { language })
    await goInPanel(page, `${entries}/create?plugins[i18n][locale]=fa`)
    const title = page.locator('input[name=title]')
    const slug = page.locator('input[name=slug]')

    // The first free number.
    await title.fill(`جشن نوروز ${year}`)
    await expectSoon(slug).toHaveValue(`${part}-2`)
    await expectSoon(page.getByText(`/fa/p/${part}-2`)).toBeVisible()

    // What was typed stays, and the rule stands beside the hint.
    await slug.fill('Nowruz!')
    await title.fill(`جشن بزرگ نوروز ${year}`)
    await expectSoon(page.getByText(rule)).toBeVisible()
    await expectSoon(page.getByText(hint)).toBeVisible()
    await expectSoon(slug).toHaveValue('Nowruz!')

    // That of another entry is refused with its title, until it is another one.
    await slug.fill(part)
    await expectSoon(page.getByText(rule)).toHaveCount(0)
    const button = page.getByRole('button', { name: publish, exact: true })
    await button.click()
    await expectSoon(page.getByText(taken).last()).toBeVisible()
    await expectSoon(page.getByText(hint)).toBeVisible()
    await page.getByRole('button', { name: again }).click()
    await expectSoon(slug).toHaveValue(/^jashn-bozorg-nowruz/)
    const suggested = await slug.inputValue()
    await button.click()
    await expectSoon(page.getByText(published).first()).toBeVisible()

    // A published one does not follow the title; changed by hand, it is said what becomes of the old address.
    await title.fill(`نوروز ${year}`)
    await expectSoon(slug).toHaveValue(suggested)
    await slug.fill(`${suggested}-b`)
    await expectSoon(page.getByText(moved)).toContainText(`/fa/p/${suggested}`)
    await button.click()
    await expectSoon(page.getByText(moved)).toHaveCount(0)
    const { body } = await read('previous-addresses', {}, server.url)
    expect(body.data.addresses).toContainEqual(expect.objectContaining({ slug: suggested }))
    await page.context().close()
  },
)
