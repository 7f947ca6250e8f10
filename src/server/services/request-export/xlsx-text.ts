import { fitCell } from '../../../core/kernel/spreadsheet-cell.ts'

/** Signs that XML, of which a file for Excel is made, has no place for: control characters, and what is no character. */
const refusedByXml = /(?![\t\n])[\p{Cc}\p{NChar}\ufffd]/gu

/** `_x0041_` in a text, which Excel would read as the letter of that number. */
const readAsLetter = /_(?=x[\da-f]{4}_)/gi

/** Words that every object of JavaScript has, such as `constructor`. */
const wordsOfObjects: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype))

/**
 * A text as a cell of a file for Excel holds it: of a length that fits, and without what breaks the file. Whatever sign it begins
 * with, it is no formula, since the type of its cell says that it is text.
 */
export const xlsxText = (text: string): string => {
  const held = fitCell(text.replaceAll(/\r\n?/g, '\n').toWellFormed())
    .replaceAll(refusedByXml, '')
    .replaceAll(readAsLetter, '_x005F_')
  // write-excel-file 4.1.1 looks texts up in an object that knows these words already, and writes a broken cell
  return wordsOfObjects.has(held) ? `${held} ` : held
}
