import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { type Column, DataTable } from '../../kit/DataTable.tsx'
import type { ListedDocument } from './content-filters.ts'
import { genreInWords } from './content-words.ts'
import { DocumentActs } from './DocumentActs.tsx'
import { DocumentState } from './DocumentState.tsx'
import { WrittenBy } from './WrittenBy.tsx'

interface ContentTableProps {
  caption: string
  rows: readonly ListedDocument[]
  empty: ReactNode
  onOpen(row: ListedDocument): void
  onDuplicate(row: ListedDocument): void
}

/** Documents in a table, by address; on a small screen a card each. */
export function ContentTable({ caption, rows, empty, onOpen, onDuplicate }: ContentTableProps) {
  const columns: readonly Column<ListedDocument>[] = [
    {
      id: 'title',
      label: 'Titel',
      isName: true,
      isLink: true,
      cell: (row) => (
        <Link
          href={`/inhoud/${row.codename}`}
          onClick={(event) => {
            event.preventDefault()
            onOpen(row)
          }}
        >
          {row.title}
        </Link>
      ),
    },
    { id: 'address', label: 'Adres', cell: ({ path }) => path ?? <span className="muted">geen</span> },
    { id: 'genre', label: 'Soort', cell: genreInWords },
    { id: 'state', label: 'Stand', cell: (row) => <DocumentState document={row} /> },
    { id: 'written', label: 'Veranderd', cell: (row) => <WrittenBy document={row} /> },
    { id: 'acts', label: 'Meer', cell: (row) => <DocumentActs document={row} onDuplicate={onDuplicate} /> },
  ]
  return (
    <DataTable
      look="content"
      caption={caption}
      columns={columns}
      rows={rows}
      keyOf={({ codename }) => codename}
      onOpen={onOpen}
      empty={empty}
    />
  )
}
