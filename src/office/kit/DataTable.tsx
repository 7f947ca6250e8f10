import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react'

export interface Column<Row> {
  id: string
  label: string
  cell(row: Row): ReactNode
  /** The cell that names the row, once a table. */
  isName?: boolean
  /** The cell that names the row is a link, which opens it. */
  isLink?: boolean
}

interface DataTableProps<Row> {
  /** What the table holds, read aloud before it. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf(row: Row): string
  /** The row that is open beside the table, by its key. */
  openKey?: string | undefined
  /** Opens a row: Enter on it, or a click on it. */
  onOpen?: (row: Row) => void
  /** What other keys do with the row that has the focus, by the key. */
  keys?: Readonly<Record<string, (row: Row) => void>>
  /** The word by which the stylesheet knows the table, where it looks unlike others. */
  look?: string
  /** Shown where there is no row. */
  empty: ReactNode
}

/** Moves the focus over the rows: `j` and `k`, or the arrows. */
const moves: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/**
 * A table of rows; on a small screen a card each. With `onOpen` the rows take the focus: `j` and `k` go up and down, Enter opens.
 * Their names are buttons for whoever points, and no second stop of the keyboard, but where a name is a link of its own.
 * Letters count in the controls of a row too, but arrows and Enter are the control's own there. A click beside the name opens the
 * row as well, but not one on a control, nor the end of a selection of text.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  openKey,
  onOpen,
  keys,
  look,
  empty,
}: DataTableProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null)
  if (rows.length === 0) return <div className="empty-list">{empty}</div>
  const onKey = (event: KeyboardEvent<HTMLTableRowElement>, row: Row, at: number) => {
    if (event.target !== event.currentTarget && event.key.length > 1) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = moves[event.key]
    const next = step === undefined ? undefined : body.current?.rows[at + step]
    const act = event.key === 'Enter' ? onOpen : keys?.[event.key]
    if (!next && !act) return
    event.preventDefault()
    next?.focus()
    act?.(row)
  }
  const onClick = ({ target, currentTarget }: MouseEvent<HTMLTableRowElement>, row: Row) => {
    if (target instanceof Element && target.closest('a, button, input, label, td:has(button, input)')) return
    if (getSelection()?.isCollapsed === false) return
    currentTarget.focus()
    onOpen?.(row)
  }
  return (
    <table className="table" data-look={look}>
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ id, label }) => (
            <th key={id} scope="col" data-col={id}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row, at) => (
          <tr
            key={keyOf(row)}
            data-key={keyOf(row)}
            aria-current={openKey === keyOf(row) ? 'true' : undefined}
            {...(onOpen && {
              tabIndex: 0,
              onKeyDown: (event) => onKey(event, row, at),
              onClick: (event) => onClick(event, row),
            })}
          >
            {columns.map(({ id, label, cell, isName, isLink }) =>
              isName ? (
                <th key={id} scope="row" data-col={id}>
                  {onOpen && !isLink ? (
                    <button
                      type="button"
                      className="row-open"
                      tabIndex={-1}
                      onClick={(event) => {
                        event.currentTarget.closest('tr')?.focus()
                        onOpen(row)
                      }}
                    >
                      {cell(row)}
                    </button>
                  ) : (
                    cell(row)
                  )}
                </th>
              ) : (
                <td key={id} data-col={id} data-label={label}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
