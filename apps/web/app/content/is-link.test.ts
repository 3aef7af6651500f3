import { expect, test } from 'vitest'
import { isLink } from './is-link.ts'

test('paths, addresses, e-mail addresses and telephone numbers lead somewhere', () => {
  for (const text of [
    '/donate',
    'https://example.org/give?to=us',
    'HTTP://example.org',
    'mailto:office@example.org',
    'mailto:office%2Bgifts@example.org?subject=100%25',
    'tel:+14165550100',
  ])
    expect(isLink(text), text).toBe(true)
})

test('what a browser could not follow, or would follow to another site unasked, leads nowhere', () => {
  for (const text of [
    'https://',
    'http://[',
    'https://exa mple.org',
    'mailto:100%off@x',
    'mailto:',
    'mailto:office',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    'donate',
    '',
  ])
    expect(isLink(text), text).toBe(false)
})
