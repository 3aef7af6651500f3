export { Link, type LinkProps } from './link.tsx'
export { type LinkElementProps, LinkProvider } from './link-provider.tsx'
