import { useEffect, useRef, useState } from 'react'
import { listCallbacks, noteCalled, noteNotReached } from '../../../core/contract/callback/callback-calls.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { Failure } from '../../kit/Failure.tsx'
import { useKeys } from '../../kit/use-keys.ts'
import { useOffice } from '../../shell/office-context.ts'
import { useAct } from '../../shell/use-act.ts'
import { useReread } from '../../shell/use-call.ts'
import type { RequestWhole } from '../request-words.ts'
import { useRequestAct } from '../use-request-act.ts'
import { CalledForm } from './CalledForm.tsx'
import { CallStanding } from './CallStanding.tsx'
import { toldCalled, toldNotReached } from './callback-words.ts'

/** Whether the call is late or was tried, and what else can be done about somebody who does not answer. */
function Standing({ appointments, timeline }: Pick<RequestWhole, 'appointments' | 'timeline'>) {
  const booked = appointments.find(({ state }) => state !== 'cancelled')
  if (!booked) return null
  const timesNotReached = timeline.filter(({ event }) => event === 'not-reached').length
  return (
    <p>
      <CallStanding calledAt={null} timesNotReached={timesNotReached} end={booked.end} />
    </p>
  )
}

/** The form about a call that was made; it begins at its note. */
function Called({ request, onClose }: { request: RequestWhole; onClose(done: boolean): void }) {
  const { reference, version } = request
  const { call } = useOffice()
  const act = useRequestAct()
  const reread = useReread()
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => top.current?.querySelector('textarea')?.focus(), [])
  return (
    <div ref={top} className="stack sand-box act-form">
      <h3>Gebeld</h3>
      <p className="muted">De afzender leest hier niets over, maar mag om de notitie vragen.</p>
      <CalledForm
        reference={reference}
        send={async (note) => {
          await act(() => call(noteCalled, { params: { reference }, body: { version, note } }), toldCalled)
          await reread(listCallbacks)
        }}
        onClose={onClose}
      />
    </div>
  )
}

/** What staff do with a callback: they note that they called, which handles it, or that nobody answered. */
export default function CallbackPart({ request }: { request: RequestWhole }) {
  const { reference, version, kindActs } = request
  const { call } = useOffice()
  const act = useRequestAct()
  const reread = useReread()
  const { fault, isBusy, run } = useAct()
  const button = useRef<HTMLButtonElement>(null)
  const [isCalled, setCalled] = useState(false)
  const mayCall = kindActs.includes(noteCalled.name)
  const close = (done: boolean) => {
    setCalled(false)
    // once it is done, by a colleague too, this part goes, and what may be done next stands above it
    const next = done ? null : button.current
    const focused = next ?? document.getElementById('acts')
    focused?.focus()
  }
  const notReached = () =>
    run(async () => {
      await act(() => call(noteNotReached, { params: { reference }, body: { version } }), toldNotReached)
      await reread(listCallbacks)
    })
  useKeys({ t: mayCall ? () => setCalled(true) : undefined })
  // what was refused is read also where nothing more can be done
  if (!mayCall && !isCalled && !fault) return null
  return (
    <section className="stack no-print" aria-labelledby="callback">
      <h2 id="callback">Terugbellen</h2>
      <Standing {...request} />
      {fault && <Failure fault={fault} />}
      <div className="buttons">
        {mayCall && (
          <Button
            ref={button}
            variant="secondary"
            aria-keyshortcuts="t"
            aria-expanded={isCalled}
            onClick={() => setCalled(true)}
          >
            Gebeld…
            <span aria-hidden="true">
              <kbd>t</kbd>
            </span>
          </Button>
        )}
        {kindActs.includes(noteNotReached.name) && (
          <Button variant="quiet" busy={isBusy} busyText="Noteren…" onClick={() => void notReached()}>
            Niet bereikt
          </Button>
        )}
      </div>
      {isCalled ? (
        <Called request={request} onClose={close} />
      ) : (
        <p className="muted">De afzender leest hier niets over.</p>
      )}
    </section>
  )
}
