import type { ComponentProps, ReactNode } from 'react'
import { OfficeIcon } from './OfficeIcon.tsx'

interface SearchFieldProps
  extends Omit<ComponentProps<'input'>, 'children' | 'className' | 'onChange' | 'type' | 'value'> {
  typed: string
  onType(typed: string): void
  /** Set above a list that it narrows while somebody types. */
  isOfList?: boolean
  /** In the field, behind what is typed. */
  children?: ReactNode
}

/** The field to search in. The browser keeps nothing of what is typed. */
export function SearchField({ typed, onType, isOfList = false, children, ...native }: SearchFieldProps) {
  return (
    <span className={isOfList ? 'search-field list-search' : 'search-field'}>
      <OfficeIcon name="search" size="s" />
      <input
        {...native}
        className="input"
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      {children}
    </span>
  )
}
