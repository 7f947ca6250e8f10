import { isBold } from './paste-look.ts'

/*
 * A page holds tables of facts: every cell by itself, a row or a column that names the others, a caption. Mails and Word hold
 * tables for their looks as well; those become the text in them.
 */

const rowsOf = (table: Element): Element[] => [...table.querySelectorAll('tr')]
const cellsOf = (row: Element): Element[] =>
  [...row.children].filter(({ nodeName }) => nodeName === 'TD' || nodeName === 'TH')

const renamed = (element: Element, tag: string): Element => {
  const other = element.ownerDocument.createElement(tag)
  other.append(...element.childNodes)
  element.replaceWith(other)
  return other
}

/** Whether a table is there for its looks: it holds tables, or has one row or one column. */
const isForLooks = (table: Element): boolean => {
  const rows = rowsOf(table)
  return (
    table.querySelector('table') !== null || rows.length < 2 || rows.every((row) => cellsOf(row).length < 2)
  )
}

const unwrap = (table: Element): void => {
  const cells = rowsOf(table)
    .filter((row) => row.closest('table') === table)
    .flatMap(cellsOf)
  table.replaceWith(...cells.map((cell) => renamed(cell, 'div')))
}

const spanOf = (cell: Element, name: string): number =>
  Math.min(20, Math.max(1, Number(cell.getAttribute(name)) || 1))

/** Gives every merged cell its words in the first of the places that it took, and answers how many there were. */
const splitMerged = (table: Element): number => {
  const rows = rowsOf(table)
  const merged = rows.flatMap((row, at) =>
    cellsOf(row).map((cell) => {
      const [across, down] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')]
      return { cell, at, across, down }
    }),
  )
  const empty = () => table.ownerDocument.createElement('td')
  for (const { cell, across } of merged) cell.after(...Array.from({ length: across - 1 }, empty))
  for (const { cell, at, across, down } of merged) {
    const column = [...(cell.parentElement?.children ?? [])].indexOf(cell)
    for (const row of rows.slice(at + 1, at + down)) {
      const before = row.children[column]
      const places = Array.from({ length: across }, empty)
      if (before) before.before(...places)
      else row.append(...places)
    }
  }
  return merged.filter(({ across, down }) => across > 1 || down > 1).length
}

const isAllBold = (cell: Element): boolean => {
  const texts: Node[] = []
  const walk = (node: Node) => {
    if (node.nodeType === 3 && node.textContent?.trim()) texts.push(node)
    for (const child of node.childNodes) walk(child)
  }
  walk(cell)
  const boldAt = (at: Node | null): boolean =>
    at !== null && at.nodeType === 1 && (isBold(at as Element) || (at !== cell && boldAt(at.parentNode)))
  return texts.every(({ parentNode }) => boldAt(parentNode))
}

/** The first row of a table names its columns where a program says so, or where all of it is bold. */
const nameColumns = (table: Element): void => {
  const [first] = rowsOf(table)
  if (!first || table.querySelector('th')) return
  const cells = cellsOf(first)
  if (!first.closest('thead') && !cells.every((cell) => wordsOf(cell) === '' || isAllBold(cell))) return
  for (const cell of cells.filter((one) => wordsOf(one) !== '')) renamed(cell, 'th')
}

const setScopes = (table: Element): void => {
  const [first] = rowsOf(table)
  for (const cell of table.querySelectorAll('th'))
    if (!/^(col|row)$/.test(cell.getAttribute('scope') ?? ''))
      cell.setAttribute('scope', cell.parentNode === first ? 'col' : 'row')
}

const wordsOf = (element: Element): string => (element.textContent ?? '').replaceAll('\u00a0', ' ').trim()

/** A caption stands in Word as a paragraph beside the table. */
const takeCaption = (table: Element): void => {
  if (table.querySelector('caption')) return
  const beside = [table.previousElementSibling, table.nextElementSibling].find((one) =>
    one?.matches('p.MsoCaption'),
  )
  if (!beside) return
  const caption = table.ownerDocument.createElement('caption')
  caption.textContent = wordsOf(beside).replaceAll(/\s+/g, ' ')
  beside.remove()
  table.prepend(caption)
}

/** Turns the tables of a pasted text into those that a page may hold. Answers how many merged cells were split. */
export const settleTables = (body: HTMLElement): number => {
  for (const table of body.querySelectorAll('table')) if (isForLooks(table)) unwrap(table)
  let merged = 0
  for (const table of body.querySelectorAll('table')) {
    merged += splitMerged(table)
    takeCaption(table)
    nameColumns(table)
    setScopes(table)
  }
  return merged
}
