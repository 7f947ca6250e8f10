import { useId } from 'react'
import { SearchField } from './SearchField.tsx'

/** Most characters that may be looked for at once. */
const mostSought = 80

interface ListSearchProps {
  /** What is looked through, read aloud: `Zoek in de hulp`. */
  label: string
  placeholder: string
  typed: string
  onType(typed: string): void
}

/** The field that narrows a list while somebody types. What is typed goes nowhere else: the list is here already. */
export function ListSearch({ label, placeholder, typed, onType }: ListSearchProps) {
  const id = useId()
  return (
    <search className="no-print">
      <label className="unseen" htmlFor={id}>
        {label}
      </label>
      <SearchField
        id={id}
        isOfList
        maxLength={mostSought}
        placeholder={placeholder}
        typed={typed}
        onType={onType}
      />
    </search>
  )
}
