/** Where somebody was in a list, kept with its entry in the browser's history, so that going back leads there. */
interface ListPlace {
  /** Reference of the row that was opened. */
  row: string
  /** How far down the page was, in pixels. */
  top: number
}

const isPlace = (state: unknown): state is ListPlace =>
  typeof state === 'object' &&
  state !== null &&
  typeof (state as Partial<ListPlace>).row === 'string' &&
  typeof (state as Partial<ListPlace>).top === 'number'

/** The place that was kept for this entry; undefined where nobody comes back to it. */
export const keptPlace = (): ListPlace | undefined => (isPlace(history.state) ? history.state : undefined)

/** Keeps the place in the list, before another screen opens. */
export const keepPlace = (row: string): void => {
  history.replaceState({ row, top: window.scrollY } satisfies ListPlace, '')
}

/** What a list tells the request that it opens: its own address, and its rows in order. */
export interface CameFrom {
  /** The query of the list's address, without a question mark. */
  search: string
  /** What the list is called, where that is not said by its address. */
  label?: string
  references: readonly string[]
}

const isCameFrom = (state: unknown): state is CameFrom =>
  typeof state === 'object' &&
  state !== null &&
  typeof (state as Partial<CameFrom>).search === 'string' &&
  Array.isArray((state as Partial<CameFrom>).references)

/** The list that opened the request that shows; undefined for one that a link or an address opened. */
export const cameFrom = (): CameFrom | undefined => (isCameFrom(history.state) ? history.state : undefined)

/** The row of a list by its key; undefined where it is not there any more. */
export const rowOf = (key: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('tr[data-key]')].find((row) => row.dataset.key === key)

/** The row that `j` begins with: the one that is open, else the first. */
export const firstRow = (): HTMLElement | undefined =>
  document.querySelector<HTMLElement>('tr[data-key][aria-current]') ??
  document.querySelector<HTMLElement>('tr[data-key]') ??
  undefined
