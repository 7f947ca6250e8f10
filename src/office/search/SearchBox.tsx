import { type FormEvent, type KeyboardEvent, type Ref, useId } from 'react'
import { mostSought } from '../../core/fields/staff/search-word.ts'
import { Button } from '../../web/ui/Button.tsx'
import { SearchField } from '../kit/SearchField.tsx'
import { useTyped } from '../kit/use-typed.ts'

interface SearchBoxProps {
  /** What was searched for last; the field holds it, also after going back. */
  word: string
  field: Ref<HTMLInputElement>
  /** What is searched in, said below the field. */
  hint: string
  onSearch(word: string): void
  /** Leaves the field for what was found, by the arrow down or Escape. */
  onLeave(): void
}

/** The field to search in. It has no name and the browser keeps nothing of it: what is typed comes into no address. */
export function SearchBox({ word, field, hint, onSearch, onLeave }: SearchBoxProps) {
  const id = useId()
  const [typed, setTyped] = useTyped(word)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'Escape') return
    event.preventDefault()
    onLeave()
  }
  return (
    <search>
      <form className="search-box" onSubmit={submit}>
        <label className="field-label" htmlFor={id}>
          Zoek een aanvraag
        </label>
        <div className="search-line">
          <SearchField
            ref={field}
            id={id}
            spellCheck={false}
            maxLength={mostSought}
            aria-describedby={`${id}-hint`}
            typed={typed}
            onType={setTyped}
            onKeyDown={onKey}
          >
            <span aria-hidden="true">
              <kbd>/</kbd>
            </span>
          </SearchField>
          <Button type="submit" variant="secondary">
            Zoek
          </Button>
        </div>
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      </form>
    </search>
  )
}
