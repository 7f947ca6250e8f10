import { byteOrderMark, csvLine } from '../../../core/kernel/csv.ts'
import { fitCell } from '../../../core/kernel/spreadsheet-cell.ts'
import type { TableFile } from './write-xlsx.ts'

/** Begins a file of lines (CSV), of which no cell is a formula. */
export const openCsv = (): TableFile => {
  const pieces: Buffer[] = [Buffer.from(byteOrderMark)]
  return {
    add: (rows) => void pieces.push(Buffer.from(rows.map((row) => csvLine(row.map(fitCell))).join(''))),
    end: async () => Buffer.concat(pieces),
    stop: () => void pieces.splice(0),
  }
}
