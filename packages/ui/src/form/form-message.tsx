import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { CheckIcon } from '../icon/navigation.tsx'
import { InfoIcon } from '../icon/notices.tsx'
import './form.css'

export type FormMessageProps = Omit<ComponentPropsWithRef<'div'>, 'role'> & {
  /** `error` is announced at once (`role="alert"`), the others when the screen reader is idle. */
  tone?: 'success' | 'info' | 'error'
  heading?: ReactNode
}

/** The result of a submission: the form was sent, or it could not be sent. */
export function FormMessage({ tone = 'info', heading, className, children, ...rest }: FormMessageProps) {
  const Icon = tone === 'success' ? CheckIcon : InfoIcon
  return (
    <div
      {...rest}
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames('ui-form-message', `ui-form-message--${tone}`, className)}
    >
      <Icon />
      <div>
        {heading && <p className="ui-form-message__heading">{heading}</p>}
        {children}
      </div>
    </div>
  )
}
