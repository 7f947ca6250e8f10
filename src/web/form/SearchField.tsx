import { useState } from 'react'
import { fitOf } from '../../core/kernel/fit.ts'
import { Suggest } from '../ui/Suggest.tsx'
import type { ControlProps } from './control.ts'

/** Most suggestions at once: a list that one can look over. */
const most = 8

/** Without accents, case and signs, as people search. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** One of a long list, found by typing a part of its name. What is none of them is no answer, and says so. */
export function SearchField({ question, brick, choices, value, set, leave }: ControlProps) {
  const labelOf = (code: unknown) => choices.find((one) => one.value === code)?.label
  const [typed, setTyped] = useState(() => labelOf(value) ?? '')
  const [before, setBefore] = useState(value)
  const wanted = plain(typed)
  const chosen = labelOf(value)
  // what was chosen elsewhere (by an address) shows here too; half a name that is no answer stays as it was typed
  if (before !== value) {
    setBefore(value)
    if (chosen !== undefined && wanted !== plain(chosen)) setTyped(chosen)
  }
  const items =
    wanted === '' || typed === chosen
      ? []
      : choices
          .map((one) => ({ one, fit: one.disabled ? -1 : fitOf(one.label, typed, plain) }))
          .filter(({ fit }) => fit >= 0)
          .toSorted((a, b) => a.fit - b.fit)
          .slice(0, most)
          .map(({ one }) => one)
  const type = (text: string) => {
    setTyped(text)
    // a whole name needs no click
    const exact = choices.find((one) => !one.disabled && plain(one.label) === plain(text))
    set(exact?.value)
  }
  return (
    <Suggest
      {...question}
      placeholder={brick.facts.placeholder}
      autoComplete="off"
      maxLength={100}
      items={items}
      getKey={(one) => one.value}
      getText={(one) => one.label}
      getNote={(one) => one.hint ?? ''}
      inputValue={typed}
      onInputValue={type}
      onChoose={(one) => {
        setTyped(one.label)
        set(one.value)
      }}
      onBlur={leave}
      emptyText={
        wanted.length >= 2 && typed !== chosen ? 'Niets gevonden. Controleer wat je typte.' : undefined
      }
    />
  )
}
