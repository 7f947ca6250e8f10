import { discardDraft } from '../../../core/contract/content/content-calls.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { Failure } from '../../kit/Failure.tsx'
import { useToast } from '../../kit/Toasts.tsx'
import { useOffice } from '../../shell/office-context.ts'
import { useAct } from '../../shell/use-act.ts'
import { TextsCompared } from '../compare/TextsCompared.tsx'
import type { DocumentRead, PanelProps } from '../panel-props.ts'
import { HeldPanel } from './HeldPanel.tsx'
import { NewerText } from './NewerText.tsx'
import { useRereadContent } from './use-take-back.ts'

interface ReadyProps extends Pick<PanelProps, 'onDone'> {
  document: DocumentRead
  draft: NonNullable<DocumentRead['draft']>
}

function Ready({ document: { codename, published }, draft, onDone }: ReadyProps) {
  const { call } = useOffice()
  const tell = useToast()
  const reread = useRereadContent()
  const { fault, isBusy, run } = useAct()
  const { number, body } = draft
  const discard = () =>
    run(async () => {
      await call(discardDraft, { params: { codename }, body: { number } })
      tell(`Concept ${number} is weg. Het staat nog in de geschiedenis.`)
      onDone()
      await reread()
    })
  if (fault?.newer) return <NewerText told={fault.message} seen={body} newer={fault.newer} onGoOn={onDone} />
  return (
    <>
      <p>
        {published
          ? 'Dit concept gaat weg, en je schrijft verder op wat op de site staat.'
          : 'Dit concept gaat weg. Het stond nog niet op de site.'}{' '}
        In de geschiedenis blijft het staan, als versie {number}.
      </p>
      <TextsCompared before={body} after={published?.body ?? null} names={['in dit concept', 'op de site']} />
      {fault && <Failure fault={fault} />}
      <div className="buttons">
        <Button busy={isBusy} busyText="Weggooien…" onClick={() => void discard()}>
          Gooi het concept weg
        </Button>
      </div>
    </>
  )
}

/** Throws a draft away: what goes by it, and where it can be found again. */
export function DiscardPanel({ document, flush, onDone }: PanelProps) {
  return (
    <div className="publish stack">
      <HeldPanel document={document} flush={flush} onDone={onDone}>
        {(held) =>
          held.draft ? (
            <Ready document={held} draft={held.draft} onDone={onDone} />
          ) : (
            <p>Er is geen concept om weg te gooien.</p>
          )
        }
      </HeldPanel>
    </div>
  )
}
