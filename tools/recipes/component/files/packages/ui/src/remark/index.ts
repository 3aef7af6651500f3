export { Remark, type RemarkProps } from './remark.tsx'
