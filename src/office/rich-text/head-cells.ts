import type { Node } from 'prosemirror-model'

const isHeader = (cell: Node): boolean => cell.type.name === 'table_header'
const isEmpty = (cell: Node): boolean => !isHeader(cell) && cell.textContent === ''

/** Whether a row names the columns below it, so that it is written as the head of its table. Its corner may be empty. */
export const isHeadRow = (row: Node): boolean =>
  row.children.some(isHeader) &&
  row.children.every((cell) => isEmpty(cell) || (isHeader(cell) && cell.attrs.scope !== 'row'))

/** Whether the first row of a table names its columns. */
export const hasHeadRow = ({ firstChild }: Node): boolean => firstChild !== null && isHeadRow(firstChild)

/** Whether the first cell of each row names it. A row that names the columns does not count. */
export const hasHeadColumn = (table: Node): boolean => {
  const rows = table.children.slice(hasHeadRow(table) ? 1 : 0)
  return (
    rows.length > 0 &&
    rows.every(({ firstChild: cell }) => cell !== null && isHeader(cell) && cell.attrs.scope === 'row')
  )
}
