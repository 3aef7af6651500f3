export { ToastProvider, type ToastProviderProps } from './toast-provider.tsx'
export { type ToastMessage, useToast } from './use-toast.ts'
