import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names/class-names.ts'
import './date-block.css'

export type DateBlockProps = Omit<ComponentPropsWithRef<'time'>, 'children'> & {
  dateTime: string
  day: string
  month: string
}

/** A day and its month below an arch. */
export function DateBlock({ day, month, className, ...rest }: DateBlockProps) {
  return (
    <time {...rest} className={classNames('ui-date-block', className)}>
      <span>{day}</span> <span>{month}</span>
    </time>
  )
}
