import { useId, useState } from 'react'
import { checkBulkAct } from '../../../core/contract/bulk-acts/bulk-acts-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { requestChoices } from '../../../core/contract/requests/requests-calls.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { BulkAct } from '../../../core/staff/bulk-acts.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { Select } from '../../../web/ui/Select.tsx'
import { Failure } from '../../kit/Failure.tsx'
import { useOffice } from '../../shell/office-context.ts'
import { useAct } from '../../shell/use-act.ts'
import { useCall } from '../../shell/use-call.ts'
import type { Given } from './BulkForm.tsx'
import type { Chosen } from './choice.ts'

/** To whom the requests go. */
export function GivenTo({ given: { to, desk } }: { given: Given }) {
  const { start } = useOffice()
  const { data } = useCall(requestChoices, {})
  const colleague = data?.colleagues.find(({ id }) => id === to)?.name ?? 'een collega'
  return (
    <p>
      {to ? (
        <>
          Ze gaan naar <bdi>{colleague}</bdi>.
        </>
      ) : (
        'Ze zijn daarna van niemand: wie het eerst kan, neemt ze.'
      )}{' '}
      {desk ? `Het loket wordt ${start.desks[desk] ?? desk}.` : 'Elke aanvraag houdt haar eigen loket.'}
    </p>
  )
}

/** What is noted with each of them. */
export function NoteOfEach({ note }: { note: string }) {
  const id = useId()
  return (
    <section className="stack" aria-labelledby={id}>
      <h4 id={id}>Deze notitie komt bij elke aanvraag</h4>
      <p className="reply-preview" dir="auto">
        {note}
      </p>
    </section>
  )
}

type Reads = NonNullable<AnswerOf<typeof checkBulkAct>['reads']>

interface MessageOfEachProps {
  act: BulkAct
  given: Given
  /** What the first of them reads. */
  first: Reads
  chosen: Chosen
  /** Those with which it can be done. */
  references: readonly string[]
}

/** What the sender of the first reads, whole, and of each other for whoever asks: the server fills it in, as it will then. */
export function MessageOfEach({ act, given, first, chosen, references }: MessageOfEachProps) {
  const { call } = useOffice()
  const { fault, isBusy, run } = useAct()
  const [shown, setShown] = useState(first)
  const [picked, setPicked] = useState(first.reference)
  const id = useId()
  const nameOf = (reference: string): string => chosen.get(reference)?.name ?? 'onbekende naam'
  const look = () =>
    run(async () => {
      const body = { act, given, items: [{ reference: picked }] }
      const { items, reads } = await call(checkBulkAct, { body })
      if (!reads) throw new Fault(409, 'not-now', items[0]?.sentence ?? 'Dit kan nu niet.')
      setShown(reads)
    })
  return (
    <section className="stack" aria-labelledby={`${id}-title`}>
      <h4 id={`${id}-title`}>
        Dit leest <bdi>{nameOf(shown.reference)}</bdi>{' '}
        <span className="muted nowrap" translate="no">
          {shown.reference}
        </span>
      </h4>
      <p className="reply-preview" dir="auto">
        {shown.text}
      </p>
      <span className="unseen" role="status">
        {shown === first ? '' : `De tekst voor ${shown.reference} staat er.`}
      </span>
      {references.length > 1 && (
        <div className="bulk-look">
          <Select
            id={id}
            label="Aanvraag"
            options={references.map((reference) => ({
              value: reference,
              label: `${nameOf(reference)}, ${reference}`,
            }))}
            value={picked}
            onValue={setPicked}
          />
          <Button variant="secondary" busy={isBusy} busyText="Een moment…" onClick={() => void look()}>
            Bekijk de tekst voor deze aanvraag
          </Button>
        </div>
      )}
      {fault && <Failure fault={fault} />}
      <p className="muted">
        De mail zegt alleen dat er een bericht is. Elk bericht wacht 60 seconden voordat het weggaat.
      </p>
    </section>
  )
}
