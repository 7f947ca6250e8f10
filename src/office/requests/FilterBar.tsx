import type { ReactNode } from 'react'
import { requestChoices } from '../../core/contract/requests/requests-calls.ts'
import { FilterChip, type FilterChoice } from '../kit/FilterChip.tsx'
import { useOffice } from '../shell/office-context.ts'
import { useCall } from '../shell/use-call.ts'
import { type ListAddress, mayOrder, orderOf, periodChoices } from './request-filters.ts'
import { stateChoices, toldFlag } from './request-words.ts'
import { viewOf } from './views.ts'

const orders: readonly FilterChoice[] = [
  { value: 'belofte', label: 'belofte eerst' },
  { value: 'nieuwste', label: 'nieuwste eerst' },
]

type Filter = Exclude<keyof ListAddress, 'weergave' | 'na' | 'voor' | 'open'>

interface FilterBarProps {
  address: ListAddress
  /** Puts a filter into the address, or takes it away; the list begins at its first page again. */
  onFilter(filter: Filter, value: string | undefined): void
  /** Behind the chips: what is done with the filters as they stand. */
  children?: ReactNode
}

/** The filters of the list, each a chip. What stands in a chip is in the address, so that a link brings the same list. */
export function FilterBar({ address, onFilter, children }: FilterBarProps) {
  const { me } = useOffice()
  const { data } = useCall(requestChoices, {})
  const colleagues = (data?.colleagues ?? []).filter(({ id }) => id !== me.id)
  const owners: readonly FilterChoice[] = [
    { value: 'mij', label: 'mij' },
    { value: 'geen', label: 'niemand' },
    ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
  ]
  const chips: readonly { filter: Filter; label: string; choices: readonly FilterChoice[] }[] = [
    { filter: 'stand', label: 'Stand', choices: stateChoices },
    {
      filter: 'loket',
      label: 'Loket',
      choices: (data?.desks ?? []).map(({ desk, name }) => ({ value: desk, label: name })),
    },
    {
      filter: 'soort',
      label: 'Soort',
      choices: (data?.kinds ?? []).map(({ kind, words }) => ({ value: kind, label: words })),
    },
    ...(address.weergave === 'mij' ? [] : [{ filter: 'van', label: 'Van wie', choices: owners } as const]),
    ...(viewOf(address.weergave).asks.partner === undefined
      ? []
      : [
          {
            filter: 'partner',
            label: 'Partner',
            choices: (data?.partners ?? []).map(({ partner, label }) => ({ value: partner, label })),
          } as const,
        ]),
    { filter: 'binnen', label: 'Binnen', choices: periodChoices },
    {
      filter: 'teken',
      label: 'Let op',
      choices: (data?.flags ?? []).map(({ flag }) => ({ value: flag, label: toldFlag(flag) })),
    },
  ]
  return (
    <fieldset className="chip-row no-print" aria-label="Filters">
      {chips.map(({ filter, label, choices }) => (
        <FilterChip
          key={filter}
          label={label}
          choices={choices}
          value={address[filter]}
          onChoose={(value) => onFilter(filter, value)}
        />
      ))}
      {mayOrder(address) && (
        <FilterChip
          label="Volgorde"
          choices={orders}
          value={orderOf(address)}
          onChoose={(value) => onFilter('volgorde', value)}
          always
        />
      )}
      {children}
    </fieldset>
  )
}
