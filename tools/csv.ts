/** A cell as a spreadsheet reads it, never as a formula. */
const cellOf = (value: string): string => {
  const harmless = /^[=+\-@\t\r]/.test(value) && !/^-\d+(,\d+)?$/.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** By this a spreadsheet knows how the letters of a file are written. */
export const byteOrderMark = '\uFEFF'

/** A line of a file for spreadsheets. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(';')}\r\n`
