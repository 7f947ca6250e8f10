import { useRef } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { Icon } from '../../web/ui/icons/Icon.tsx'
import { OfficeIcon } from './OfficeIcon.tsx'

export interface FilterChoice {
  value: string
  label: string
}

interface FilterChipProps {
  /** What is filtered by: `Soort`. */
  label: string
  choices: readonly FilterChoice[]
  /** The choice that counts now; undefined where all count. */
  value: string | undefined
  onChoose(value: string | undefined): void
  /** Set where one of them always counts, such as an order: it cannot be taken away, and looks like no filter. */
  always?: boolean
}

/**
 * One filter of a list: a chip with a menu of its choices. A filter that counts says which choice, and has a cross beside it that
 * takes it away; the focus then stays on the chip.
 */
export function FilterChip({ label, choices, value, onChoose, always = false }: FilterChipProps) {
  const chip = useRef<HTMLButtonElement>(null)
  const chosen = choices.find((one) => one.value === value)?.label ?? value
  const isSet = value !== undefined && !always
  if (choices.length === 0 && value === undefined) return null
  const clear = () => {
    onChoose(undefined)
    chip.current?.focus()
  }
  return (
    <span className="filter" {...(isSet && { 'data-set': '' })}>
      <MenuTrigger>
        <Button ref={chip} className="chip">
          <span>{value === undefined ? label : `${label}: ${chosen}`}</span>
          <Icon name="chevron-down" size="s" />
        </Button>
        <Popover className="popover" placement="bottom start">
          <Menu
            aria-label={label}
            className="menu-list"
            selectionMode="single"
            disallowEmptySelection={always}
            selectedKeys={value === undefined ? [] : [value]}
            onSelectionChange={(keys) => {
              const first = keys === 'all' ? undefined : [...keys][0]
              onChoose(first === undefined ? undefined : String(first))
            }}
          >
            {choices.map((choice) => (
              <MenuItem key={choice.value} id={choice.value} textValue={choice.label} className="menu-item">
                {choice.label}
                {choice.value === value && <OfficeIcon name="check" size="s" />}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
      {isSet && (
        <button
          type="button"
          className="chip filter-off"
          aria-label={`${label}: ${chosen}, haal weg`}
          onClick={clear}
        >
          <OfficeIcon name="cross" size="s" />
        </button>
      )}
    </span>
  )
}
