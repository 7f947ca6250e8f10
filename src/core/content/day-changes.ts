import { placeholder } from './fill.ts'
import { placeholders, type Settings } from './settings.ts'

/** A price that a text names, and that is another one on another day. */
export interface DayChange {
  label: string
  /** Today, as a page writes it: `€ 95,00`. */
  now: string
  /** On the other day. */
  onDay: string
}

/** Most changes that are told. */
const most = 5

/** The name of a placeholder in words; only prices, alone or with a membership, depend on the day. */
const labelOf = ({ prices }: Settings, name: string): string | undefined => {
  const [what = '', price = ''] = name.split('.')
  const label = Object.hasOwn(prices, price) ? prices[price]?.label : undefined
  if (label === undefined) return undefined
  return what === 'with_membership' ? `${label}, met een jaar lidmaatschap` : label
}

/** The prices in a text (any part of a document) that are others on `onDay` than on `now` (YYYY-MM-DD). */
export const dayChanges = (
  text: unknown,
  settings: Settings,
  { now, onDay }: { now: string; onDay: string },
): DayChange[] => {
  if (now === onDay) return []
  const [today, later] = [placeholders(settings, now), placeholders(settings, onDay)]
  const named = new Set([...(JSON.stringify(text) ?? '').matchAll(placeholder)].map(([, name = '']) => name))
  return [...named]
    .flatMap((name) => {
      const [before, after, label] = [today.get(name), later.get(name), labelOf(settings, name)]
      const differs = before !== undefined && after !== undefined && before !== after
      return differs && label !== undefined ? { label, now: before, onDay: after } : []
    })
    .slice(0, most)
}

/** The header of a drawn preview that tells the changes of its day. */
export const dayChangesHeader = 'day-changes'

/** Writes changes for a header, which holds ASCII alone. */
export const writeDayChanges = (changes: readonly DayChange[]): string =>
  JSON.stringify(changes).replace(
    /[^\x20-\x7e]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Reads such a header; nothing where there is none. */
export const readDayChanges = (header: string | null): DayChange[] =>
  header === null ? [] : (JSON.parse(header) as DayChange[])
