/** The address of the search. What is searched for stands in no address. */
export const searchPath = '/zoeken'

/**
 * What was searched for, and the row that was opened from what was found. It is kept with its entry in the browser's history, so
 * that going back finds it again, and nowhere else.
 */
export interface Searched {
  q: string
  /** Reference of the row. */
  row?: string
  /** How far down the page was then, in pixels. */
  top?: number
}

/** What an entry of the history says of a search; undefined for one of which nothing was searched for yet. */
export const searchedIn = (state: unknown): Searched | undefined => {
  if (typeof state !== 'object' || state === null) return undefined
  return typeof (state as Partial<Searched>).q === 'string' ? (state as Searched) : undefined
}
