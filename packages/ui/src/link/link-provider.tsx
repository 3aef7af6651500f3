'use client'

import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
} from 'react'

/** The props of a router's link: those of an anchor, with a required `href`. */
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
