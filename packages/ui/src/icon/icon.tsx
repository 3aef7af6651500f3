import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names/class-names.ts'
import './icon.css'

export type IconProps = Omit<ComponentPropsWithRef<'svg'>, 'children'> & {
  /** A label for screen readers; without it the icon is hidden from them. */
  label?: string
}

type Drawing = {
  /** Mirrored in right-to-left text. */
  directional?: boolean
  /** Filled shapes instead of lines. */
  solid?: boolean
}

/**
 * An icon of a path in a square of 24 units. The call is marked as free of side effects, so that bundlers drop unused
 * icons. A page has many icons, so the attributes are few: the stylesheet has the size.
 */
/* @__NO_SIDE_EFFECTS__ */
export function createIcon(path: string, { directional, solid }: Drawing = {}) {
  return ({ label, className, ...rest }: IconProps) => (
    <svg
      viewBox="0 0 24 24"
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
    >
      <path d={path} />
    </svg>
  )
}
