'use client'

import { DirectionProvider } from '@base-ui/react/direction-provider'
import { Menu as BaseMenu } from '@base-ui/react/menu'
import { type ComponentPropsWithRef, type ReactNode, useImperativeHandle, useRef } from 'react'
import type { ButtonLook } from '../button/button.tsx'
import { classNames } from '../class-names/class-names.ts'
import { useControlled } from '../controlled/use-controlled.ts'
import { ChevronDownIcon } from '../icon/navigation.tsx'
import { Link } from '../link/link.tsx'
import { usePlacement } from '../placement/use-placement.ts'
import '../button/button.css'
import './menu.css'

type MenuItemLook = { id: string; label: ReactNode; icon?: ReactNode; separated?: boolean | undefined }

/**
 * A link, which `LinkProvider` renders, or an action. `separated` draws a line above it, `danger` marks an action that
 * destroys something.
 */
export type MenuItem =
  | (MenuItemLook & { href: string; native?: boolean | undefined })
  | (MenuItemLook & { onSelect: () => void; disabled?: boolean | undefined; danger?: boolean | undefined })

/** `ref`, `className` and a button's other attributes go to the button. */
export type MenuProps = Omit<ComponentPropsWithRef<'button'>, 'children'> &
  ButtonLook & {
    /** The content of the button. */
    label: ReactNode
    items: MenuItem[]
    /** Whether the list is shown, which makes it controlled: `onOpenChange` then sets it. */
    open?: boolean | undefined
    defaultOpen?: boolean | undefined
    onOpenChange?: ((open: boolean) => void) | undefined
    /** The end of the button with which the list is aligned. */
    align?: 'start' | 'end'
  }

/** A button that opens a list of actions and links. Without scripts the links are shown below one another. */
export function Menu({
  label,
  items,
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  align = 'start',
  variant = 'secondary',
  icon,
  ref,
  className,
  ...rest
}: MenuProps) {
  const [open, setOpen] = useControlled(openProp, defaultOpen, onOpenChange)
  const button = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => button.current as HTMLButtonElement)
  const { container, direction, attributes } = usePlacement(button, open)
  const links = items.filter((item) => 'href' in item)
  return (
    <DirectionProvider direction={direction}>
      <BaseMenu.Root open={open} onOpenChange={(next) => setOpen(next)} modal={false}>
        <BaseMenu.Trigger
          {...rest}
          ref={button}
          className={classNames('ui-button', `ui-button--${variant}`, 'ui-menu__button', className)}
        >
          {icon}
          {label}
          <ChevronDownIcon />
        </BaseMenu.Trigger>
        {links.length > 0 && (
          <ul className="ui-menu__links">
            {links.map(({ id, label: name, href, native }) => (
              <li key={id}>
                <Link {...{ href, native }}>{name}</Link>
              </li>
            ))}
          </ul>
        )}
        <BaseMenu.Portal container={container}>
          <BaseMenu.Positioner
            {...attributes}
            positionMethod="fixed"
            sideOffset={6}
            collisionPadding={8}
            align={align}
          >
            <BaseMenu.Popup className="ui-placement__popup ui-menu">
              {items.map((item) => (
                <Item key={item.id} {...item} />
              ))}
            </BaseMenu.Popup>
          </BaseMenu.Positioner>
        </BaseMenu.Portal>
      </BaseMenu.Root>
    </DirectionProvider>
  )
}

function Item({ label, icon, separated, ...item }: MenuItem) {
  const look = {
    className: classNames('ui-menu__item', separated && 'ui-menu__item--separated'),
    children: (
      <>
        {icon}
        {label}
      </>
    ),
  }
  if ('href' in item) {
    const { href, native } = item
    return <BaseMenu.LinkItem {...look} closeOnClick render={<Link variant="bare" {...{ href, native }} />} />
  }
  const { onSelect, disabled, danger } = item
  return (
    <BaseMenu.Item
      {...look}
      disabled={disabled}
      data-danger={danger || undefined}
      onClick={() => onSelect()}
    />
  )
}
