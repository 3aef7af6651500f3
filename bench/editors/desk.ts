import { expect as expectNow, type Page } from '@playwright/test'
import { goInPanel } from '../../apps/cms/tests/panel-account.ts'
import { type Language, panelWord } from './panel-words.ts'

/** A busy machine may be slow. */
export const expect = expectNow.configure({ timeout: 120_000 })

/** What an editor does in the panel, in its language. */
export function deskOf(page: Page, language: Language) {
  const word = (text: string) => panelWord(language, text)
  /** Of the centre's own texts, which are pairs. */
  const own = ([en, fa]: readonly [string, string]) => (language === 'fa' ? fa : en)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const field = (name: string) => page.locator(`[name="${name}"]`)

  async function press(name: string) {
    await expect(button(name).last()).toBeEnabled()
    await button(name).last().click()
  }

  return {
    page,
    word,
    own,
    button,
    field,
    press,
    open: (path: string) => goInPanel(page, path),
    form: (uid: string, documentId: string) =>
      goInPanel(
        page,
        `/content-manager/collection-types/api::${uid}.${uid}/${documentId}?plugins[i18n][locale]=${language}`,
      ),
    single: (uid: string) =>
      goInPanel(page, `/content-manager/single-types/api::${uid}.${uid}?plugins[i18n][locale]=${language}`),
    save: () => press(word('Save')),
    publish: () => press(word('Publish')),
    /** When the panel has done it, so that the next step begins with the form as it is stored. */
    async published() {
      await expect(page).not.toHaveURL(/\/create\b/)
      await expect(button(word('Publish')).last()).toBeDisabled()
    },
    /** Uploads a picture into the field that is open. */
    async upload(picture: { name: string; mimeType: string; buffer: Buffer }) {
      await page
        .getByRole('button', { name: word('Click to add an asset or drag and drop one in this area') })
        .first()
        .click()
      await press(word('Add more assets'))
      await page.locator('input[type=file]').last().setInputFiles(picture)
      await page
        .getByRole('button', { name: language === 'fa' ? /^بارگذاری .*کتابخانه$/ : /^Upload .*library$/ })
        .last()
        .click()
      await press(word('Finish'))
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
    /** Of the panel beside the form, or of its head. */
    async moreActions(of: 'More document actions' | 'More actions', name: string | RegExp) {
      await press(word(of))
      await page.getByRole('menuitem', { name, exact: true }).click()
    },
  }
}

export type Desk = ReturnType<typeof deskOf>
