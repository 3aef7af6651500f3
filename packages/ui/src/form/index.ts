export { ErrorSummary, type ErrorSummaryProps, type FieldErrorLink } from './error-summary.tsx'
export { Fieldset, type FieldsetProps } from './fieldset.tsx'
export { FormMessage, type FormMessageProps } from './form-message.tsx'
export { SubmitButton, type SubmitButtonProps } from './submit-button.tsx'
