import { locales as siteLocales } from '@islamic-centre/i18n/locales'
import { postKinds } from '@islamic-centre/site-contract/site-paths'
import { expect, it } from 'vitest'
import post from '../src/api/post/content-types/post/schema.json' with { type: 'json' }
import { defaultLocale, locales } from '../src/locales'

it('The content server and the site have the same languages, each with its prefix, the default first', () => {
  const onSite = Object.values(siteLocales).map(({ contentLocale, name, prefix }) => ({
    code: contentLocale,
    name,
    sitePrefix: prefix,
  }))
  expect(locales).toEqual(onSite)
  expect(defaultLocale).toBe(onSite[0]?.code)
})

it('A post has the kinds that the site has pages for', () => {
  expect(post.attributes.kind.enum).toEqual(postKinds)
})
