'use client'

import { type LinkElementProps, LinkProvider } from '@islamic-centre/ui/link'
import NextLink from 'next/link'
import type { ReactNode } from 'react'

const RouterLink = (props: LinkElementProps) => <NextLink prefetch={false} {...props} />

/** The links of the kit are links of the router. */
export const RouterLinks = ({ children }: { children: ReactNode }) => (
  <LinkProvider component={RouterLink}>{children}</LinkProvider>
)
