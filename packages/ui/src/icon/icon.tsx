import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names/class-names.ts'
import './icon.css'

export type IconProps = Omit<ComponentPropsWithRef<'svg'>, 'children'> & {
  /** A name for screen readers. Without it the icon is decoration and hidden from them. */
  label?: string
}

type DrawingProps = ComponentPropsWithRef<'svg'> & {
  label?: string
  /** Points somewhere: flips where the text runs from right to left. */
  directional?: boolean
  /** Filled shapes instead of lines. */
  solid?: boolean
}

/**
 * The frame of every icon. Each icon is a component of its own: a page pays only for those that it shows. Pages show many,
 * so the attributes are few: the height follows from the view box.
 */
export function Icon({ label, directional, solid, className, ...rest }: DrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...rest}
      className={classNames(
        'ui-icon',
        directional && 'ui-icon--directional',
        solid && 'ui-icon--solid',
        className,
      )}
    />
  )
}
