import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Link, type LinkElementProps, LinkProvider } from './index.ts'

function Routed({ href, ...rest }: LinkElementProps) {
  return <a {...rest} href={href} data-routed="" />
}

test.each([
  ['/fa/home', {}, true],
  ['https://example.org', {}, false],
  ['//example.org', {}, false],
  ['tel:+14165550134', {}, false],
  ['#main', {}, false],
  ['/calendar.ics', { native: true }, false],
  ['/file.pdf', { download: true }, false],
])('%s goes through the router: %s %s', async (href, props, routed) => {
  await render(
    <LinkProvider component={Routed}>
      <Link href={href} {...props}>
        x
      </Link>
    </LinkProvider>,
  )
  const element = page.getByRole('link').element()
  expect(element.hasAttribute('data-routed')).toBe(routed)
  expect(element.getAttribute('href')).toBe(href)
  expect(element.getAttribute('rel')).toBe(
    /^(https:)?\/\//.test(href) ? 'external noopener noreferrer' : null,
  )
})
