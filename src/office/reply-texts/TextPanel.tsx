import { Button } from '../../web/ui/Button.tsx'
import { Failure } from '../kit/Failure.tsx'
import { SidePanel } from '../kit/SidePanel.tsx'
import { When } from '../kit/When.tsx'
import { useOffice } from '../shell/office-context.ts'
import { useAct } from '../shell/use-act.ts'
import type { ReplyText, ReplyTexts } from './fitting-texts.ts'
import { ReplyPreview } from './PlaceholderText.tsx'
import { TextForm } from './TextForm.tsx'
import { TextHistory, whoChanged } from './TextHistory.tsx'
import { useReplyTextActs } from './use-reply-texts.ts'

interface TextPanelProps {
  /** The text that is open; undefined for a new one. */
  text: ReplyText | undefined
  isRemoved: boolean
  choices: ReplyTexts
  onSaved(id: string): void
  onClose(): void
}

/** One text beside the list: to write, or to read for whoever may not change it. */
export function TextPanel({ text, isRemoved, choices, onSaved, onClose }: TextPanelProps) {
  const { start } = useOffice()
  const { remove } = useReplyTextActs()
  const { fault, isBusy, run } = useAct()
  const desk = text?.desk ?? null
  const ofDesk = desk === null ? 'Alle loketten' : (start.desks[desk] ?? desk)
  const takeAway = () =>
    run(async () => {
      if (text) await remove(text)
      onClose()
    })
  return (
    <SidePanel
      title={text?.title ?? 'Nieuwe tekst'}
      above={text && ofDesk}
      of={text?.id ?? 'nieuw'}
      onClose={onClose}
    >
      {text && (
        <p className="muted">
          Laatst veranderd door {whoChanged(text.changedBy)}, <When at={text.changedAt} />.
        </p>
      )}
      {fault && <Failure fault={fault} />}
      {text && !text.mayChange ? (
        <>
          <p>Deze tekst is van alle loketten. Ledenservice en redactie veranderen hem.</p>
          <ReplyPreview text={text.text} />
        </>
      ) : (
        <TextForm
          text={text}
          isRemoved={isRemoved}
          choices={choices}
          onSaved={onSaved}
          beside={
            <>
              {text && !isRemoved && (
                <Button
                  variant="quiet"
                  busy={isBusy}
                  busyText="Even weghalen"
                  onClick={() => void takeAway()}
                >
                  Haal weg
                </Button>
              )}
              <Button variant="quiet" onClick={onClose}>
                Toch niet
              </Button>
            </>
          }
        />
      )}
      {text && <TextHistory id={text.id} />}
    </SidePanel>
  )
}
