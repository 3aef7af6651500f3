'use client'

import { Combobox as Base } from '@base-ui/react/combobox'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import { useRef, useState } from 'react'
import { classNames } from '../class-names/class-names.ts'
import type { FieldControl } from '../field/field-control.ts'
import { CheckIcon, SearchIcon } from '../icon/navigation.tsx'
import { usePlacement } from '../placement/use-placement.ts'
import type { ComboboxOption, ComboboxProps } from './combobox.tsx'

type ControlProps = Pick<ComboboxProps, 'name' | 'required' | 'disabled' | 'placeholder' | 'labels'> & {
  control: FieldControl
  options: ComboboxOption[]
  chosen: ComboboxOption | undefined
  onChoose: (option: ComboboxOption) => void
  filter: (label: string, query: string) => boolean
}

/** A button with the chosen option, which opens a field and the list that it filters. */
export function ComboboxControl({
  control,
  options,
  chosen,
  onChoose,
  name,
  required,
  disabled,
  placeholder,
  filter,
  labels,
}: ControlProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { container, direction, attributes } = usePlacement(button, open)
  const labelled = `${control.id}-label`
  return (
    <DirectionProvider direction={direction}>
      <Base.Root
        items={options}
        value={chosen ?? null}
        onValueChange={(option: ComboboxOption | null) => option && onChoose(option)}
        isItemEqualToValue={(option, other) => option?.value === other?.value}
        filter={(option: ComboboxOption, query) => filter(option.label, query)}
        open={open}
        onOpenChange={(next) => setOpen(next)}
        autoHighlight
        name={name}
        required={required ?? false}
        disabled={disabled ?? false}
      >
        <Base.Trigger {...control} ref={button} className="ui-field__control ui-combobox__button">
          {chosen?.label ?? <span className="ui-combobox__placeholder">{placeholder}</span>}
        </Base.Trigger>
        <Base.Portal container={container}>
          <Base.Positioner
            {...attributes}
            positionMethod="fixed"
            sideOffset={6}
            collisionPadding={8}
            align="start"
          >
            <Base.Popup aria-labelledby={labelled} className="ui-placement__popup ui-combobox__popup">
              <div className="ui-combobox__search">
                <SearchIcon />
                <Base.Input
                  aria-label={labels.search}
                  placeholder={labels.search}
                  dir="auto"
                  className="ui-field__control"
                />
              </div>
              <Base.Empty className="ui-combobox__none">
                <p>{labels.none}</p>
              </Base.Empty>
              <Base.List aria-labelledby={labelled} className="ui-combobox__list">
                {(option: ComboboxOption) => (
                  <Base.Item
                    key={option.value}
                    value={option}
                    className={classNames('ui-combobox__item', !option.value && 'ui-combobox__placeholder')}
                  >
                    {option.label}
                    <Base.ItemIndicator render={<CheckIcon />} />
                  </Base.Item>
                )}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </DirectionProvider>
  )
}
