/**
 * Signs with which a spreadsheet begins a formula: `=`, `+`, `-` and `@`, their full-width forms in some languages, and the white
 * space before them that some drop (OWASP, CSV injection).
 */
const beginsFormula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

/** Quotes a cell so that a spreadsheet never reads it as a formula. An amount stays one. */
const cellOf = (value: string): string => {
  const harmless = beginsFormula.test(value) && !/^-\d+(,\d+)?$/.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Starts a file so that a spreadsheet reads it as UTF-8. */
export const byteOrderMark = '\uFEFF'

/** One line of a file for spreadsheets. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(';')}\r\n`

/** A file for spreadsheets, line by line, made of rows as they come. The first row holds the names of the columns. */
export async function* csvOf(
  rows: Iterable<readonly string[]> | AsyncIterable<readonly string[]>,
): AsyncGenerator<string> {
  yield byteOrderMark
  for await (const row of rows) yield csvLine(row)
}
