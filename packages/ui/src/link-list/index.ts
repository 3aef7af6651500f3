export { LinkList, type LinkListProps, type ListedLink } from './link-list.tsx'
