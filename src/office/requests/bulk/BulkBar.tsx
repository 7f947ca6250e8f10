import { type BulkAct, bulkActs } from '../../../core/staff/bulk-acts.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { bulkLabels, chosenInWords } from './bulk-words.ts'

interface BulkBarProps {
  /** How many requests are chosen. */
  count: number
  onAct(act: BulkAct): void
  onNone(): void
}

/** The bar at the foot of the window while requests are chosen: how many, and what may be done with them. */
export function BulkBar({ count, onAct, onNone }: BulkBarProps) {
  if (count === 0) return null
  return (
    <section className="bulk-bar no-print" aria-label="Gekozen aanvragen">
      <strong role="status">{chosenInWords(count)}</strong>
      {bulkActs.map((act) => (
        <Button
          key={act}
          variant="quiet"
          onClick={() => onAct(act)}
          {...(act === 'claim' && { 'aria-keyshortcuts': 'e' })}
        >
          {bulkLabels[act]}
          {act === 'claim' && (
            <span aria-hidden="true">
              <kbd>e</kbd>
            </span>
          )}
        </Button>
      ))}
      <Button variant="quiet" aria-keyshortcuts="Escape" onClick={onNone}>
        Kies niets
        <span aria-hidden="true">
          <kbd>Esc</kbd>
        </span>
      </Button>
    </section>
  )
}
