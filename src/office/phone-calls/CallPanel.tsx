import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { optional } from '../../core/fields/brick/brick.ts'
import { group } from '../../core/fields/brick/group.ts'
import { callAbout, callNote, callTopic } from '../../core/fields/staff/phone-call.ts'
import { type CallOutcome, type CallTopic, callOutcomes } from '../../core/staff/phone-calls.ts'
import { useForm } from '../../web/form/handle.ts'
import { Button } from '../../web/ui/Button.tsx'
import { BrickForm } from '../kit/BrickForm.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import type { Choose, Noting } from './use-note-call.ts'

const fields = group({ about: optional(callAbout), topic: callTopic, note: optional(callNote) })

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** How a call ended, with the digit that chooses it. */
function Ending({ at }: { at: number }) {
  return (
    <>
      {callOutcomes[at]?.label}
      <span aria-hidden="true">
        <kbd>{at + 1}</kbd>
      </span>
    </>
  )
}

/** Fills in the request that is open behind the panel. Only a press does: a call comes while anything may be open. */
function ThisRequest() {
  const form = useForm()
  const [location] = useLocation()
  const [, reference] = /^\/aanvragen\/([2-9A-Z]{4}-[2-9A-Z]{4})$/.exec(location) ?? []
  if (reference === undefined || form.value('about') === reference) return null
  return (
    <div className="buttons">
      <Button variant="quiet" onClick={() => form.set('about', reference)}>
        Het gaat over {reference}
      </Button>
    </div>
  )
}

interface CallPanelProps {
  /** Notes the call. A Fault shows at its field. */
  note(noting: Noting): Promise<void>
  /** Told how a digit is taken, and that it is not any more. */
  onReady(choose: Choose | undefined): void
  onClose(): void
}

/**
 * The panel in which a call is noted: about whom, what, a note, none of which is asked; then how it ended, which notes it. No field
 * has the focus when it opens, so that a digit is a choice at once.
 */
export default function CallPanel({ note, onReady, onClose }: CallPanelProps) {
  const box = useRef<HTMLDivElement>(null)
  const outcome = useRef<CallOutcome>('answered')
  const ready = useRef(onReady)
  ready.current = onReady
  const choose = useRef<Choose>((chosen) => {
    outcome.current = chosen
    // the form is sent within this line; whoever presses Enter in it chooses the first ending again
    box.current?.querySelector('form')?.requestSubmit()
    outcome.current = 'answered'
  })
  useEffect(() => {
    ready.current(choose.current)
    return () => ready.current(undefined)
  }, [])
  return (
    <Dialog title="Noteer een gesprek" isOpen onClose={onClose}>
      <div ref={box} className="call-panel">
        <BrickForm
          group={fields}
          initial={{ topic: 'other' }}
          button={<Ending at={0} />}
          busyText="Bewaren…"
          send={async (values) => {
            await note({
              outcome: outcome.current,
              topic: values.topic as CallTopic,
              about: textOf(values.about),
              note: textOf(values.note),
            })
            onClose()
          }}
          beside={
            <>
              {callOutcomes.slice(1).map(({ value }, at) => (
                <Button
                  key={value}
                  variant="secondary"
                  aria-keyshortcuts={String(at + 2)}
                  onClick={() => choose.current(value)}
                >
                  <Ending at={at + 1} />
                </Button>
              ))}
              <Button variant="quiet" onClick={onClose}>
                Toch niet
              </Button>
            </>
          }
        >
          <ThisRequest />
          <p className="muted">Kies hoe het afliep. Daarmee staat het genoteerd.</p>
        </BrickForm>
      </div>
    </Dialog>
  )
}
