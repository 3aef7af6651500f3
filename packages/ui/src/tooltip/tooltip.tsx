'use client'

import { DirectionProvider } from '@base-ui/react/direction-provider'
import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import {
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
  useId,
  useImperativeHandle,
  useRef,
} from 'react'
import { classNames } from '../class-names/class-names.ts'
import { useControlled } from '../controlled/use-controlled.ts'
import { usePlacement } from '../placement/use-placement.ts'
import './tooltip.css'

export type TooltipProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** A short note: no links or buttons, since the pointer alone reaches it. */
  text: ReactNode
  /** The button, link or other focusable element that the note describes. */
  children: ReactElement
  /** Whether it is shown, which makes it controlled: `onOpenChange` then sets it. */
  open?: boolean | undefined
  defaultOpen?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end'
}

/**
 * A note on a control, shown while the pointer is on either of them or the keyboard's focus on the control; Escape hides
 * it (WCAG 1.4.13). Screen readers read it as the description of the control, whether it is shown or not. A touch shows
 * none, so no note is the only place of what a visitor has to know.
 */
export function Tooltip({
  text,
  children,
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  side = 'top',
  ref,
  className,
  ...rest
}: TooltipProps) {
  const [open, setOpen] = useControlled(openProp, defaultOpen, onOpenChange)
  const id = useId()
  const root = useRef<HTMLSpanElement>(null)
  useImperativeHandle(ref, () => root.current as HTMLSpanElement)
  const { container, direction, attributes } = usePlacement(root, open)
  return (
    <span {...rest} ref={root} className={classNames('ui-tooltip', className)}>
      <DirectionProvider direction={direction}>
        <BaseTooltip.Root open={open} onOpenChange={(next) => setOpen(next)}>
          <BaseTooltip.Trigger render={children} delay={300} aria-describedby={id} />
          <span id={id} className="ui-tooltip__description">
            {text}
          </span>
          <BaseTooltip.Portal container={container}>
            <BaseTooltip.Positioner
              {...attributes}
              positionMethod="fixed"
              side={side}
              sideOffset={8}
              collisionPadding={8}
            >
              {/* Read as the description above. */}
              <BaseTooltip.Popup aria-hidden="true" className="ui-tooltip__popup">
                {text}
              </BaseTooltip.Popup>
            </BaseTooltip.Positioner>
          </BaseTooltip.Portal>
        </BaseTooltip.Root>
      </DirectionProvider>
    </span>
  )
}
