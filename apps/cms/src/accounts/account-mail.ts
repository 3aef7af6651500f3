import type { Core } from '@strapi/strapi'
import { runOnce } from '../bootstrap/run-once'
import type { Environment } from '../environment-variables'
import { siteOrigin } from '../origins/site-origin'

interface Template {
  options: { from: { name: string; email: string }; object: string; message: string }
}

/** With a page to choose it on, its URL; without one, the code for the program that requested it. */
const newPassword = {
  link: `<p dir="rtl">برای انتخاب رمز عبور تازه این پیوند را باز کنید. اگر شما درخواست نکرده‌اید، کاری لازم نیست.</p>
<p>Open this link to choose a new password. If you did not ask for one, there is nothing to do.</p>
<p><%= URL %>?code=<%= TOKEN %></p>`,
  code: `<p dir="rtl">برای انتخاب رمز عبور تازه، این کد را همان جایی وارد کنید که درخواست داده‌اید. اگر شما درخواست نکرده‌اید، کاری لازم نیست.</p>
<p>To choose a new password, enter this code where you asked for one. If you did not ask, there is nothing to do.</p>
<p><%= TOKEN %></p>`,
}

const textsOf = (hasPage: boolean) => ({
  reset_password: {
    object: 'رمز عبور تازه · A new password',
    message: newPassword[hasPage ? 'link' : 'code'],
  },
  email_confirmation: {
    object: 'تأیید نشانی ایمیل · Confirm your e-mail address',
    message: `<p dir="rtl">برای تأیید نشانی ایمیل خود این پیوند را باز کنید.</p>
<p>Open this link to confirm your e-mail address.</p>
<p><%= URL %>?confirmation=<%= CODE %></p>`,
  },
})

/**
 * When a mail server is configured, an account must confirm its e-mail address. Later changes by an administrator are
 * preserved.
 */
export async function sendAccountMail(
  strapi: Core.Strapi,
  { SMTP_URL, MAIL_FROM, PASSWORD_RESET_URL, ...environment }: Environment,
) {
  if (!SMTP_URL || !MAIL_FROM) return
  const site = siteOrigin(environment)
  await runOnce(strapi, 'account-mail', async () => {
    const store = strapi.store({ type: 'plugin', name: 'users-permissions' })
    const advanced = (await store.get({ key: 'advanced' })) as object
    const addresses = {
      email_confirmation: true,
      email_confirmation_redirection: site,
      email_reset_password: PASSWORD_RESET_URL ?? null,
    }
    await store.set({ key: 'advanced', value: { ...advanced, ...addresses } })

    const texts = textsOf(PASSWORD_RESET_URL !== undefined)
    const email = (await store.get({ key: 'email' })) as Record<keyof typeof texts, Template>
    const from = { name: new URL(site).hostname, email: MAIL_FROM }
    for (const name of Object.keys(texts) as (keyof typeof texts)[])
      Object.assign(email[name].options, texts[name], { from })
    await store.set({ key: 'email', value: email })
  })
}
