import type { Node } from 'prosemirror-model'
import type { Command, EditorState } from 'prosemirror-state'
import { deleteColumn, deleteRow, deleteTable } from 'prosemirror-tables'
import { useId } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { TextInput } from '../../web/ui/TextInput.tsx'
import { hasHeadColumn, hasHeadRow } from './head-cells.ts'
import { Panel } from './Panel.tsx'
import {
  addColumnLeft,
  addColumnRight,
  addRowAbove,
  addRowBelow,
  setCaption,
  toggleHeadColumn,
  toggleHeadRow,
} from './table-commands.ts'

interface TablePanelProps {
  table: Node
  state: EditorState
  run(command: Command): void
  onClose(): void
}

interface Act {
  label: string
  command: Command
  isOn?: (table: Node) => boolean
}

const acts: readonly Act[] = [
  { label: 'Zet een rij erboven', command: addRowAbove },
  { label: 'Zet een rij eronder', command: addRowBelow },
  { label: 'Zet een kolom links', command: addColumnLeft },
  { label: 'Zet een kolom rechts', command: addColumnRight },
  { label: 'Eerste rij is kop', command: toggleHeadRow, isOn: hasHeadRow },
  { label: 'Eerste kolom is kop', command: toggleHeadColumn, isOn: hasHeadColumn },
  { label: 'Haal de rij weg', command: deleteRow },
  { label: 'Haal de kolom weg', command: deleteColumn },
]

/** Enter in a field of a panel does not send the form around the text. */
const keepEnter = (event: { key: string; preventDefault(): void }) => {
  if (event.key === 'Enter') event.preventDefault()
}

/** What can be done with the table that the caret is in. It stands there for as long as the caret does. */
export function TablePanel({ table, state, run, onClose }: TablePanelProps) {
  const id = useId()
  const caption: string = table.attrs.caption ?? ''
  return (
    <Panel label="Tabel" onClose={onClose} comesAlone>
      <TextInput
        id={id}
        label="Bijschrift"
        hint={
          caption === ''
            ? 'Geef de tabel een bijschrift. Wie hem hoort, weet dan wat erin staat.'
            : 'Staat boven de tabel.'
        }
        data-caption=""
        optional="one-of"
        maxLength={160}
        value={caption}
        onValue={(words) => run(setCaption(words))}
        onKeyDown={keepEnter}
      />
      <div className="buttons">
        {acts.map(({ label, command, isOn }) => (
          <Button
            key={label}
            variant="secondary"
            aria-pressed={isOn?.(table)}
            aria-disabled={!command(state) || undefined}
            onClick={() => run(command)}
          >
            {label}
          </Button>
        ))}
        <Button
          variant="quiet"
          icon="trash"
          onClick={() => {
            run(deleteTable)
            onClose()
          }}
        >
          Haal de tabel weg
        </Button>
      </div>
    </Panel>
  )
}
