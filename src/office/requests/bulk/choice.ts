import { mostOfBulk } from '../../../core/staff/bulk-acts.ts'
import type { ListedRequest } from '../request-words.ts'

/** The requests that were chosen from a list, by their references, in the order in which they were chosen. */
export type Chosen = ReadonlyMap<string, ListedRequest>

export const noneChosen: Chosen = new Map()

/** Chooses a request, or leaves it. Of more than may be chosen at once the last is not chosen. */
export const toggled = (chosen: Chosen, row: ListedRequest): Chosen => {
  const after = new Map(chosen)
  if (!after.delete(row.reference) && after.size < mostOfBulk) after.set(row.reference, row)
  return after
}

/** Whether every row of a page was chosen, or as many as may be. */
export const hasAll = (chosen: Chosen, rows: readonly ListedRequest[]): boolean =>
  rows.length > 0 && rows.every(({ reference }) => chosen.has(reference))

/** Chooses every row of a page beside what was chosen, as far as there is room; leaves them where all of them were. */
export const withPage = (chosen: Chosen, rows: readonly ListedRequest[]): Chosen => {
  const after = new Map(chosen)
  if (hasAll(chosen, rows)) {
    for (const { reference } of rows) after.delete(reference)
    return after
  }
  for (const row of rows) if (after.size < mostOfBulk) after.set(row.reference, row)
  return after
}
