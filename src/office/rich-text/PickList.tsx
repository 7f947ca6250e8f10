import { Autocomplete, Input, Menu, MenuItem, SearchField, useFilter } from 'react-aria-components'
import { OfficeIcon } from '../kit/OfficeIcon.tsx'

export interface PickOption {
  id: string
  title: string
  /** A second line: an address, a value. */
  more?: string
}

interface PickListProps {
  /** What is chosen here. */
  label: string
  options: readonly PickOption[]
  /** Said where nothing has the words that were typed. */
  none: string
  onPick(id: string): void
}

/** A list of which one is chosen by typing some of its words, with arrows and Enter, or by a click. It stands in the flow of the page. */
export function PickList({ label, options, none, onPick }: PickListProps) {
  const { contains } = useFilter({ sensitivity: 'base' })
  return (
    <div className="rich-pick">
      <Autocomplete filter={contains}>
        <SearchField aria-label={label} autoFocus className="rich-search">
          <OfficeIcon name="search" size="s" />
          <Input className="input" placeholder={label} maxLength={80} />
        </SearchField>
        <Menu
          aria-label={label}
          className="menu-list rich-options"
          items={options}
          renderEmptyState={() => <p className="muted">{none}</p>}
          onAction={(id) => onPick(String(id))}
        >
          {({ id, title, more }) => (
            <MenuItem
              id={id}
              textValue={more === undefined ? title : `${title} ${more}`}
              className="menu-item"
            >
              <span>
                {title}
                {more !== undefined && <span className="rich-more">{more}</span>}
              </span>
            </MenuItem>
          )}
        </Menu>
      </Autocomplete>
    </div>
  )
}
