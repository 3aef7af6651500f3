export { Range, type RangeProps } from './range.tsx'
