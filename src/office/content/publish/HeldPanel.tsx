import type { ReactNode } from 'react'
import { Button } from '../../../web/ui/Button.tsx'
import { Notice } from '../../../web/ui/Notice.tsx'
import { Failure } from '../../kit/Failure.tsx'
import type { DocumentRead, PanelProps } from '../panel-props.ts'
import { NewerText } from './NewerText.tsx'
import { useHeld } from './use-held.ts'

interface HeldPanelProps extends Pick<PanelProps, 'document' | 'flush' | 'onDone'> {
  /** What the panel shows, on the document as it is once everything typed is saved. */
  children: (held: DocumentRead) => ReactNode
}

/** A panel on a document of which everything typed is saved first, so that it is about the text that whoever opened it has read. */
export function HeldPanel({ document, flush, onDone, children }: HeldPanelProps) {
  const { held, fault, again } = useHeld({ document, flush })
  if (fault) return <Failure fault={fault} onAgain={again} />
  switch (held.kind) {
    case 'busy':
      return <p className="muted">Je tekst wordt bewaard…</p>
    case 'unsaved':
      return (
        <Notice
          tone="warn"
          role="alert"
          actions={
            <Button variant="secondary" onClick={again}>
              Probeer opnieuw
            </Button>
          }
        >
          <p>Je tekst is nog niet bewaard. Wat je typte staat er nog.</p>
        </Notice>
      )
    case 'newer': {
      const newer = held.document.draft ?? held.document.published
      const seen = document.draft ?? document.published
      if (!newer) return <p>Deze pagina heeft geen tekst meer.</p>
      const told = `${newer.by ?? 'Een programma'} bewaarde intussen een andere tekst.`
      return <NewerText told={told} seen={seen?.body ?? null} newer={newer} onGoOn={onDone} />
    }
    case 'held':
      return children(held.document)
  }
}
