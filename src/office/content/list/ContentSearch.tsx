import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../web/ui/Button.tsx'
import { OfficeIcon } from '../../kit/OfficeIcon.tsx'

interface ContentSearchProps {
  /** What is looked for now; empty for nothing. */
  word: string
  /** Looks for a word; an empty one shows everything again. */
  onSearch(word: string): void
}

/** The field to look for documents by what stands in them. What is typed is a word of the site, so it stands in the address. */
export function ContentSearch({ word, onSearch }: ContentSearchProps) {
  const id = useId()
  const [typed, setTyped] = useState(word)
  const [before, setBefore] = useState(word)
  if (word !== before) {
    setBefore(word)
    setTyped(word)
  }
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
          <span className="search-field">
            <OfficeIcon name="search" size="s" />
            <input
              id={id}
              className="input"
              type="search"
              autoComplete="off"
              maxLength={100}
              placeholder="Titel, adres of tekst"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </span>
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
