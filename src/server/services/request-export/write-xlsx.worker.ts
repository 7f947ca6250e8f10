// The thread that makes a file for Excel for write-xlsx.ts. The library wants all rows at once and makes the file in one go.
import { parentPort } from 'node:worker_threads'
import writeExcelFile, { type Cell, type SheetData } from 'write-excel-file/node'
import type { SheetPart } from './write-xlsx.ts'
import { xlsxText } from './xlsx-text.ts'

/** As many characters wide is a column to begin with. */
const width = 18

const sheet: SheetData = []

/** A cell of text, whose format keeps it text when somebody types in it as well. */
const cellOf = (text: string): Cell =>
  text === '' ? null : { value: xlsxText(text), type: String, format: '@' }

const headOf = (name: string): Cell => ({ value: xlsxText(name), type: String, fontWeight: 'bold' })

const add = (rows: readonly (readonly string[])[]): void => {
  for (const row of rows) sheet.push(row.map(sheet.length === 0 ? headOf : cellOf))
}

const end = async (): Promise<void> => {
  const columns = (sheet[0] ?? []).map(() => ({ width }))
  const made = await writeExcelFile(sheet, { sheet: 'Aanvragen', stickyRowsCount: 1, columns }).toBuffer()
  const bytes = new Uint8Array(made)
  parentPort?.postMessage(bytes, [bytes.buffer])
}

parentPort?.on('message', async (part: SheetPart) => (part === 'end' ? end() : add(part)))
