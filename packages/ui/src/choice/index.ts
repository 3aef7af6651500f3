export { Checkbox, type CheckboxProps } from './checkbox.tsx'
export { type Choice, RadioGroup, type RadioGroupProps } from './radio-group.tsx'
