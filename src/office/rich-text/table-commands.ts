import type { Node, NodeType } from 'prosemirror-model'
import { type Command, type EditorState, Selection, TextSelection, type Transaction } from 'prosemirror-state'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  cellAround,
  isInTable,
  selectedRect,
  type TableRect,
} from 'prosemirror-tables'
import { hasHeadColumn, hasHeadRow } from './head-cells.ts'
import { schema } from './schema.ts'

const { nodes } = schema

const rowOf = (type: NodeType, columns: number, attrs: { scope?: string } = {}): Node =>
  nodes.table_row.create(
    null,
    Array.from({ length: columns }, () => type.create(attrs, nodes.paragraph.create())),
  )

/** Three rows of two cells, of which the first row names the columns. */
const newTable = (): Node =>
  nodes.table.create(null, [
    rowOf(nodes.table_header, 2, { scope: 'col' }),
    rowOf(nodes.table_cell, 2),
    rowOf(nodes.table_cell, 2),
  ])

/** Puts a table in place of an empty paragraph, or below what the caret is in, with a paragraph after it. */
export const insertTable: Command = (state, dispatch) => {
  const { $from, to } = state.selection
  if (isInTable(state)) return false
  if (!dispatch) return true
  const block = $from.depth > 0 ? $from.node(1) : undefined
  const isFree = block?.type === nodes.paragraph && block.childCount === 0
  const at = isFree ? $from.before(1) : block ? $from.after(1) : to
  const table = newTable()
  const tr = isFree ? state.tr.replaceWith(at, at + block.nodeSize, table) : state.tr.insert(at, table)
  const end = at + table.nodeSize
  if (end === tr.doc.content.size) tr.insert(end, nodes.paragraph.create())
  dispatch(tr.setSelection(Selection.near(tr.doc.resolve(at + 1))).scrollIntoView())
  return true
}

/** The table that the caret is in. */
export const tableAt = (state: EditorState): Node | undefined =>
  isInTable(state) ? selectedRect(state).table : undefined

const inTable =
  (change: (tr: Transaction, rect: TableRect) => void): Command =>
  (state, dispatch) => {
    if (!isInTable(state)) return false
    if (dispatch) {
      const tr = state.tr
      change(tr, selectedRect(state))
      dispatch(tr)
    }
    return true
  }

/** Sets the caption of the table that the caret is in; an empty one is none. */
export const setCaption = (caption: string): Command =>
  inTable((tr, { tableStart }) => {
    tr.setNodeAttribute(tableStart - 1, 'caption', caption === '' ? null : caption)
  })

/** Makes a cell one that names others (`scope`), or an ordinary one without it. No place in the document moves. */
const setCell = (tr: Transaction, pos: number, scope?: 'col' | 'row'): void => {
  tr.setNodeMarkup(pos, scope ? nodes.table_header : nodes.table_cell, scope ? { scope } : null)
}

/** Whether the first row names the columns: on or off. */
export const toggleHeadRow: Command = inTable((tr, { table, tableStart, map }) => {
  const isOn = hasHeadRow(table)
  const keepsColumn = hasHeadColumn(table)
  map.map.slice(0, map.width).forEach((pos, column) => {
    const scope = isOn ? (column === 0 && keepsColumn ? 'row' : undefined) : 'col'
    setCell(tr, tableStart + pos, scope)
  })
})

/** Whether the first cell of each row names it: on or off. */
export const toggleHeadColumn: Command = inTable((tr, { table, tableStart, map }) => {
  const isOn = hasHeadColumn(table)
  for (let row = hasHeadRow(table) ? 1 : 0; row < map.height; row++)
    setCell(tr, tableStart + (map.map[row * map.width] ?? 0), isOn ? undefined : 'row')
})

/** Gives cells that became the name of a row or a column its scope: a new row of a table with such cells has them without. */
const nameScopes = (tr: Transaction): void => {
  const { $from } = tr.selection
  for (let depth = $from.depth; depth > 0; depth--) {
    const table = $from.node(depth)
    if (table.type !== nodes.table) continue
    const start = $from.start(depth)
    table.forEach((row, rowAt, number) => {
      row.forEach((cell, cellAt) => {
        if (cell.type === nodes.table_header && cell.attrs.scope === null)
          setCell(tr, start + rowAt + 1 + cellAt, number === 0 ? 'col' : 'row')
      })
    })
    return
  }
}

const named =
  (command: Command): Command =>
  (state, dispatch, view) =>
    command(
      state,
      dispatch &&
        ((tr) => {
          nameScopes(tr)
          dispatch(tr)
        }),
      view,
    )

/** Refused where the row or column that names the others would no longer be the first. */
const unlessFirst =
  (command: Command, isNamed: (table: Node) => boolean, side: 'top' | 'left'): Command =>
  (state, dispatch, view) => {
    if (!isInTable(state)) return false
    const rect = selectedRect(state)
    return rect[side] === 0 && isNamed(rect.table) ? false : named(command)(state, dispatch, view)
  }

export const addRowAbove = unlessFirst(addRowBefore, hasHeadRow, 'top')
export const addRowBelow = named(addRowAfter)
export const addColumnLeft = unlessFirst(addColumnBefore, hasHeadColumn, 'left')
export const addColumnRight = named(addColumnAfter)

/**
 * Goes out of a table that starts or ends the text, by an arrow in its first or last row: a paragraph is made there, since nothing
 * else would take the caret.
 */
export const leaveTable =
  (side: -1 | 1): Command =>
  (state, dispatch, view) => {
    const { $head, empty } = state.selection
    const $cell = cellAround($head)
    if (!empty || !$cell || !isInTable(state)) return false
    const { table, tableStart, map, top, bottom } = selectedRect(state)
    const beside = side > 0 ? tableStart - 1 + table.nodeSize : tableStart - 1
    const isEdge = side > 0 ? bottom === map.height : top === 0
    const isEnd = side > 0 ? beside === state.doc.content.size : beside === 0
    const inner = side > 0 ? $cell.pos + ($cell.nodeAfter?.nodeSize ?? 1) - 1 : $cell.pos + 1
    const isLastLine = Selection.near(state.doc.resolve(inner), -side).$head.sameParent($head)
    if (!isEdge || !isEnd || !isLastLine) return false
    if (view && !view.endOfTextblock(side > 0 ? 'down' : 'up')) return false
    if (dispatch) {
      const tr = state.tr.insert(beside, nodes.paragraph.create())
      dispatch(tr.setSelection(TextSelection.create(tr.doc, beside + 1)).scrollIntoView())
    }
    return true
  }
