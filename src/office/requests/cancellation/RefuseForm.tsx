import { useEffect, useRef } from 'react'
import { refuseCancellation } from '../../../core/contract/cancellation/cancellation-calls.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { refusalReason } from '../../../core/fields/staff/cancellation.ts'
import { type Refusal, refusalWords } from '../../../core/staff/cancellation-refusals.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { BrickForm } from '../../kit/BrickForm.tsx'
import { useOffice } from '../../shell/office-context.ts'
import type { RequestWhole } from '../request-words.ts'
import { useRequestAct } from '../use-request-act.ts'

const fields = group({ because: refusalReason })

const toldOf = (because: Refusal): string =>
  refusalWords[because].sender === null
    ? 'Geweigerd, zonder e-mail.'
    : 'Geweigerd. De afzender krijgt een e-mail.'

interface RefuseFormProps {
  request: RequestWhole
  onClose(done: boolean): void
}

/** Refuses a cancellation: each reason says what the sender will read. */
export function RefuseForm({ request: { reference, version }, onClose }: RefuseFormProps) {
  const { call } = useOffice()
  const act = useRequestAct()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="stack sand-box act-form">
      <h3 ref={heading} tabIndex={-1}>
        Weiger de opzegging
      </h3>
      <p className="muted">Er verandert niets aan een lidmaatschap.</p>
      <BrickForm
        group={fields}
        button="Weiger de opzegging"
        busyText="Weigeren…"
        send={async (values) => {
          const because = values.because as Refusal
          await act(
            () => call(refuseCancellation, { params: { reference }, body: { version, because } }),
            toldOf(because),
          )
          onClose(true)
        }}
        beside={
          <Button variant="quiet" onClick={() => onClose(false)}>
            Toch niet
          </Button>
        }
      />
    </div>
  )
}
