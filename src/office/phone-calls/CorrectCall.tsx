import { correctCall, listCalls } from '../../core/contract/phone-calls/phone-calls-calls.ts'
import { optional, relabel } from '../../core/fields/brick/brick.ts'
import { group } from '../../core/fields/brick/group.ts'
import { callAbout, callNote, callOutcome, callTopic } from '../../core/fields/staff/phone-call.ts'
import type { CallOutcome, CallTopic } from '../../core/staff/phone-calls.ts'
import { Button } from '../../web/ui/Button.tsx'
import { BrickForm } from '../kit/BrickForm.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { useToast } from '../kit/Toasts.tsx'
import { useOffice } from '../shell/office-context.ts'
import { useReread } from '../shell/use-call.ts'
import { aboutInWords, type ListedCall } from './call-words.ts'

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const fieldsFor = (about: string | undefined) =>
  group({
    outcome: callOutcome,
    topic: callTopic,
    about: optional(
      about === undefined
        ? callAbout
        : relabel(callAbout, {
            label: 'Ging het over iemand anders?',
            hint: `Laat dit leeg als ${about} klopt.`,
          }),
    ),
    note: optional(callNote),
  })

/** Corrects what one noted of a call. */
export function CorrectCall({ noted, onClose }: { noted: ListedCall; onClose(): void }) {
  const { call } = useOffice()
  const reread = useReread()
  const tell = useToast()
  const { id, outcome, topic, note, about } = noted
  return (
    <Dialog title="Verbeter dit gesprek" isOpen onClose={onClose}>
      <BrickForm
        group={fieldsFor(aboutInWords(about))}
        initial={{ outcome, topic, note: note ?? '' }}
        button="Bewaar"
        busyText="Bewaren…"
        send={async (values) => {
          await call(correctCall, {
            params: { id },
            body: {
              outcome: values.outcome as CallOutcome,
              topic: values.topic as CallTopic,
              about: textOf(values.about),
              note: textOf(values.note),
            },
          })
          tell('Verbeterd.')
          onClose()
          await reread(listCalls)
        }}
        beside={
          <Button variant="quiet" onClick={onClose}>
            Toch niet
          </Button>
        }
      />
    </Dialog>
  )
}
