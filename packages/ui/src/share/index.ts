export { CopyLink, type CopyLinkProps } from './copy-link.tsx'
export { Share, type ShareProps } from './share.tsx'
export type { CopyLabels } from './use-copy.tsx'
