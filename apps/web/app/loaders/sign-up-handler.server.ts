import type { Language } from '@islamic-centre/i18n/locales'
import { contentLocale } from '../content/in-language.server.ts'
import { signUpRequests } from '../content/sign-up-requests.server.ts'
import { readSignUp, valuesOf } from '../features/sign-up/read-sign-up.server.ts'
import type { SignUpView } from '../features/sign-up/sign-up-view.server.ts'
import { createFormService } from '../forms/form-service.server.ts'
import { formSecret } from './form-secret.server.ts'

/** Within ten minutes. Families share an address, and many sign up when it opens. */
const limits = { ofSender: 10, ofAll: 300 }

type Sender = { visitor: string; language: Language }

function createHandler(secret: string, { signUp }: NonNullable<typeof signUpRequests>) {
  const { receive } = createFormService(secret, limits)
  return (
    form: URLSearchParams,
    event: string,
    view: SignUpView,
    { visitor, language }: Sender,
    now: Date,
  ) => {
    // The day that the visitor has read: the page may have been opened before the event moved on to its next day.
    const occurrence = form.get('occurrence') ?? ''
    return receive(
      form,
      {
        values: valuesOf(form),
        read: (values) => readSignUp(values, view),
        async store(person, limited) {
          if (occurrence !== view.occurrence) return { outcome: 'closed', email: person.email } as const
          const request = { ...person, event, occurrence, language: contentLocale(language) }
          return { outcome: await limited(() => signUp(request)), email: person.email }
        },
      },
      visitor,
      now,
    )
  }
}

/**
 * Signs visitors up in the content server, which counts the places and mails them; undefined where the environment does not
 * let the site write.
 */
export const signUpHandler =
  formSecret && signUpRequests ? createHandler(formSecret, signUpRequests) : undefined
