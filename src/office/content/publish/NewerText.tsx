import type { NewerText as Newer } from '../../../core/kernel/fault.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { Notice } from '../../../web/ui/Notice.tsx'
import { inShort } from '../../kit/When.tsx'
import { TextsCompared } from '../compare/TextsCompared.tsx'

interface NewerTextProps {
  /** What happened, in a sentence. */
  told: string
  /** The text that was read here; null where there was none. */
  seen: Readonly<Record<string, unknown>> | null
  newer: Newer
  /** Goes on with the newer text. */
  onGoOn(): void
}

/** The text that a colleague saved while this one was read: in what it differs, before anybody goes on with it. */
export function NewerText({ told, seen, newer, onGoOn }: NewerTextProps) {
  return (
    <div className="stack">
      <Notice tone="warn" role="alert">
        <p>{told}</p>
      </Notice>
      <TextsCompared
        before={seen}
        after={newer.body}
        names={['in wat jij las', `in de tekst van ${newer.by ?? 'een programma'}, ${inShort(newer.at)}`]}
      />
      <Button variant="secondary" onClick={onGoOn}>
        Ga verder met de nieuwe tekst
      </Button>
    </div>
  )
}
