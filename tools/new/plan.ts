import type { Around } from './around.ts'
import type { Line } from './register.ts'

/** What a new part is made of. */
export interface Plan {
  /** Path of a new file, and the template that it is made of. */
  files: Record<string, string>
  /** Files that may be there: then imports and text of their template are added to them. */
  joined?: Record<string, string>
  lines: Line[]
  /** What templates name beside the ways to write a name; what is `''` leaves out the lines between its marks. */
  values?: Record<string, string>
  next: string[]
}

/** Throws where one of these files is there already. */
export const demandFree = (around: Around, files: Plan['files']): void => {
  const taken = Object.keys(files).find((path) => around.has(path))
  if (taken) throw new Error(`${taken} is there already: choose another name, or add to it by hand.`)
}
