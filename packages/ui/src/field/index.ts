export type { FieldTexts } from './field.tsx'
export { SelectField, type SelectFieldProps } from './select-field.tsx'
export { TextArea, type TextAreaProps } from './text-area.tsx'
export { TextField, type TextFieldProps } from './text-field.tsx'
