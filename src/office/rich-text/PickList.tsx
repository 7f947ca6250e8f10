import { useState } from 'react'
import { Autocomplete, Input, Menu, MenuItem, SearchField } from 'react-aria-components'
import { OfficeIcon } from '../kit/OfficeIcon.tsx'
import { ranked } from '../kit/ranked.ts'

export interface PickOption {
  id: string
  title: string
  /** A second line: an address, a value. */
  more?: string
  /** Why it is seldom meant, in a word: it stands behind its second line, and the option behind all others. */
  aside?: string
}

interface PickListProps {
  /** What is chosen here. */
  label: string
  options: readonly PickOption[]
  /** Said where nothing has the words that were typed. */
  none: string
  onPick(id: string): void
}

const searchedAs = ({ title, more, aside }: PickOption) => ({ title, more, isAside: aside !== undefined })

/**
 * A list of which one is chosen by typing some of its words, with arrows and Enter, or by a click. It stands in the flow of the
 * page. The list filters itself, in the order of what is meant most: that of the component could only filter.
 */
export function PickList({ label, options, none, onPick }: PickListProps) {
  const [typed, setTyped] = useState('')
  return (
    <div className="rich-pick">
      <Autocomplete inputValue={typed} onInputChange={setTyped}>
        <SearchField aria-label={label} autoFocus className="rich-search">
          <OfficeIcon name="search" size="s" />
          <Input className="input" placeholder={label} maxLength={80} />
        </SearchField>
        <Menu
          aria-label={label}
          className="menu-list rich-options"
          items={ranked(options, typed, searchedAs)}
          renderEmptyState={() => <p className="muted">{none}</p>}
          onAction={(id) => onPick(String(id))}
        >
          {({ id, title, more, aside }) => {
            const second = [more, aside].filter(Boolean).join(', ')
            return (
              <MenuItem id={id} textValue={[title, second].join(' ').trim()} className="menu-item">
                <span>
                  {title}
                  {second !== '' && <span className="rich-more">{second}</span>}
                </span>
              </MenuItem>
            )
          }}
        </Menu>
      </Autocomplete>
    </div>
  )
}
