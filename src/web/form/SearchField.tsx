import { useState } from 'react'
import { fitOf } from '../../core/kernel/fit.ts'
import { Suggest } from '../ui/Suggest.tsx'
import type { ControlProps } from './control.ts'
import { useDebounced } from './use-debounced.ts'

/** Number of letters from which suggestions are shown (spec 000 section 9). */
const fewest = 2
const most = 8

/** Text without accents, case and signs, for comparing. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

type Choices = ControlProps['choices']

/** The choices with the typed text in their label, the best fit first; none for a single letter. */
export const choicesFor = (choices: Choices, typed: string): Choices =>
  plain(typed).length < fewest
    ? []
    : choices
        .map((one) => ({ one, fit: one.disabled ? -1 : fitOf(one.label, typed, plain) }))
        .filter(({ fit }) => fit >= 0)
        .toSorted((a, b) => a.fit - b.fit)
        .slice(0, most)
        .map(({ one }) => one)

/** One choice of a long list, found by typing a part of its name. Text that is no choice is no answer, and says so. */
export function SearchField({ question, brick, choices, value, set, leave }: ControlProps) {
  const labelOf = (code: unknown) => choices.find((one) => one.value === code)?.label
  const [typed, setTyped] = useState(() => labelOf(value) ?? '')
  const [before, setBefore] = useState(value)
  const debounced = useDebounced(typed)
  const wanted = plain(typed)
  const chosen = labelOf(value)
  // a choice made elsewhere (by an address) shows here too; typed text that is no choice stays
  if (before !== value) {
    setBefore(value)
    if (chosen !== undefined && wanted !== plain(chosen)) setTyped(chosen)
  }
  const looks = wanted.length >= fewest && typed !== chosen
  // until the pause is over, those of before that still fit
  const items = looks ? choicesFor(choicesFor(choices, debounced), typed) : []
  const type = (text: string) => {
    setTyped(text)
    // a completely typed name needs no click
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
      emptyText={looks && debounced === typed ? 'Niets gevonden. Controleer wat je typte.' : undefined}
    />
  )
}
