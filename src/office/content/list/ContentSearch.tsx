import { type FormEvent, useId } from 'react'
import { Button } from '../../../web/ui/Button.tsx'
import { SearchField } from '../../kit/SearchField.tsx'
import { useTyped } from '../../kit/use-typed.ts'

interface ContentSearchProps {
  /** What is looked for now; empty for nothing. */
  word: string
  /** Looks for a word; an empty one shows everything again. */
  onSearch(word: string): void
}

/** The field to look for documents by what stands in them. What is typed is a word of the site, so it stands in the address. */
export function ContentSearch({ word, onSearch }: ContentSearchProps) {
  const id = useId()
  const [typed, setTyped] = useTyped(word)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <search>
      <form className="search-box" onSubmit={submit}>
        <label className="unseen" htmlFor={id}>
          Zoek in titels, adressen en teksten
        </label>
        <div className="search-line">
          <SearchField
            id={id}
            maxLength={100}
            placeholder="Titel, adres of tekst"
            typed={typed}
            onType={setTyped}
          />
          <Button type="submit" variant="secondary">
            Zoek
          </Button>
          {word !== '' && (
            <Button variant="quiet" onClick={() => onSearch('')}>
              Toon alles
            </Button>
          )}
        </div>
      </form>
    </search>
  )
}
