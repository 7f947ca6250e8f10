import { type ListAddress, queryOf } from './request-filters.ts'

/** The filters of an export by their names in its address, each of which is a field of its form. */
export const exportNames = {
  kind: 'soort',
  state: 'stand',
  desk: 'loket',
  owner: 'van',
  open: 'open',
  flag: 'teken',
  from: 'vanaf',
  until: 'tot',
} as const

/** The query, without a question mark, of the export of what the list at an address shows: its pile and its filters. */
export const exportSearchOf = (address: ListAddress, today: string): string => {
  const asked: Readonly<Record<string, unknown>> = { ...queryOf(address, today) }
  const words = Object.entries(exportNames).flatMap(([field, name]): [string, string][] => {
    const word = asked[field]
    return typeof word === 'string' ? [[name, word]] : []
  })
  return new URLSearchParams(words).toString()
}
