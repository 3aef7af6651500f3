import type { Core } from '@strapi/strapi'
import type { Environment } from '../environment-variables'
import { once } from '../once'

interface Template {
  options: { from: { name: string; email: string }; object: string; message: string }
}

const words = {
  reset_password: {
    object: 'رمز عبور تازه · A new password',
    message: `<p dir="rtl">برای انتخاب رمز عبور تازه این پیوند را باز کنید. اگر شما درخواست نکرده‌اید، کاری لازم نیست.</p>
<p>Open this link to choose a new password. If you did not ask for one, there is nothing to do.</p>
<p><%= URL %>?code=<%= TOKEN %></p>`,
  },
  email_confirmation: {
    object: 'تأیید نشانی ایمیل · Confirm your e-mail address',
    message: `<p dir="rtl">برای تأیید نشانی ایمیل خود این پیوند را باز کنید.</p>
<p>Open this link to confirm your e-mail address.</p>
<p><%= URL %>?confirmation=<%= CODE %></p>`,
  },
}

/**
 * Once a mail server is given, an account has to confirm its address. What an administrator then changes in
 * the settings stays changed.
 */
export async function sendAccountMail(
  strapi: Core.Strapi,
  { SMTP_URL, MAIL_FROM, PUBLIC_URL, SITE_ORIGINS }: Environment,
) {
  if (!SMTP_URL || !MAIL_FROM) return
  const site = SITE_ORIGINS?.[0] ?? new URL(PUBLIC_URL).origin
  await once(strapi, 'account-mail', async () => {
    const store = strapi.store({ type: 'plugin', name: 'users-permissions' })
    const advanced = (await store.get({ key: 'advanced' })) as object
    const addresses = {
      email_confirmation: true,
      email_confirmation_redirection: site,
      email_reset_password: `${site}/reset-password`,
    }
    await store.set({ key: 'advanced', value: { ...advanced, ...addresses } })

    const email = (await store.get({ key: 'email' })) as Record<keyof typeof words, Template>
    for (const [name, text] of Object.entries(words) as [
      keyof typeof words,
      (typeof words)['reset_password'],
    ][])
      Object.assign(email[name].options, text, { from: { name: new URL(site).hostname, email: MAIL_FROM } })
    await store.set({ key: 'email', value: email })
  })
}
