import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
} from 'react'

/** What a router's link must take: an anchor's props, with the address always there. */
export type LinkElementProps = ComponentPropsWithRef<'a'> & { href: string }

const LinkElement = createContext<ComponentType<LinkElementProps> | undefined>(undefined)

/**
 * Sets the element of internal links for every component below, such as a router's link:
 *
 *     const RouterLink = ({ href, ...rest }: LinkElementProps) => <Link to={href} {...rest} />
 *     <LinkProvider component={RouterLink}>…</LinkProvider>
 *
 * Without a provider it is a plain `<a>`.
 */
export function LinkProvider({
  component,
  children,
}: {
  component: ComponentType<LinkElementProps>
  children: ReactNode
}) {
  return <LinkElement value={component}>{children}</LinkElement>
}

export function useLinkElement() {
  return useContext(LinkElement)
}
