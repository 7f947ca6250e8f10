/** Quotes a cell so that a spreadsheet never reads it as a formula. */
const cellOf = (value: string): string => {
  const harmless = /^[=+\-@\t\r]/.test(value) && !/^-\d+(,\d+)?$/.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Starts a file so that a spreadsheet reads it as UTF-8. */
export const byteOrderMark = '\uFEFF'

/** One line of a file for spreadsheets. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(';')}\r\n`
