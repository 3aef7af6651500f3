export { NoticeBar, type NoticeBarProps } from './notice-bar.tsx'
