import { useState } from 'react'
import { listCallbacks, noteCalled, noteNotReached } from '../../core/contract/callback/callback-calls.ts'
import { readRequest } from '../../core/contract/requests/requests-calls.ts'
import { Fault } from '../../core/kernel/fault.ts'
import { Button } from '../../web/ui/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { Failure } from '../kit/Failure.tsx'
import { focusTitle, Screen } from '../kit/Screen.tsx'
import { useToast } from '../kit/Toasts.tsx'
import { CalledForm } from '../requests/callback/CalledForm.tsx'
import { type Callback, toldCalled, toldNotReached } from '../requests/callback/callback-words.ts'
import { useOffice } from '../shell/office-context.ts'
import { useAct } from '../shell/use-act.ts'
import { useCall, useReread } from '../shell/use-call.ts'
import { CallbacksTable } from './CallbacksTable.tsx'

interface CalledProps {
  row: Callback
  send(note: string | undefined): Promise<void>
  onClose(): void
}

/** Asks what there is to note about the call that was made. */
function Called({ row: { name, reference }, send, onClose }: CalledProps) {
  return (
    <Dialog title="Gebeld" isOpen onClose={onClose}>
      <p>
        Je belde <bdi>{name}</bdi>. De afzender leest hier niets over, maar mag om de notitie vragen.
      </p>
      <CalledForm reference={reference} send={send} onClose={onClose} />
    </Dialog>
  )
}

/** The calls that people booked for today and tomorrow, and whether they were made. */
export default function CallbacksScreen() {
  const { call } = useOffice()
  const reread = useReread()
  const tell = useToast()
  const { fault, isBusy, run } = useAct()
  const [chosen, setChosen] = useState<Callback>()
  const read = useCall(listCallbacks, {}, { onReturn: false })
  const rows = read.data?.items ?? []

  /** Does something with a callback; the list is read anew, also where a colleague was first. */
  const act = async (doing: () => Promise<unknown>, told: string): Promise<void> => {
    try {
      await doing()
    } catch (thrown) {
      if (thrown instanceof Fault && (thrown.status === 409 || thrown.status === 404))
        await reread(listCallbacks)
      throw thrown
    }
    tell(told)
    // the row no longer has the button that was pressed
    focusTitle()
    await reread(listCallbacks, readRequest)
  }
  const notReached = ({ reference, version }: Callback) =>
    run(() => act(() => call(noteNotReached, { params: { reference }, body: { version } }), toldNotReached))
  const table = (caption: string, isTomorrow: boolean) => (
    <section className="stack">
      <h2>{isTomorrow ? 'Morgen' : 'Vandaag'}</h2>
      <CallbacksTable
        caption={caption}
        rows={rows.filter((row) => row.isTomorrow === isTomorrow)}
        isBusy={isBusy}
        onCalled={setChosen}
        onNotReached={(row) => void notReached(row)}
      />
    </section>
  )
  return (
    <Screen
      title="Terugbellen"
      acts={
        <Button variant="quiet" onClick={() => void read.refetch()}>
          Kijk opnieuw
        </Button>
      }
    >
      {read.error && <Failure fault={read.error} onAgain={() => void read.refetch()} />}
      {fault && <Failure fault={fault} />}
      {read.data ? (
        <>
          {table('Terugbelafspraken van vandaag, op tijd', false)}
          {table('Terugbelafspraken van morgen, op tijd', true)}
          {read.data.more && <p className="muted">Er zijn er meer. Hier staan de eerste {rows.length}.</p>}
        </>
      ) : (
        !read.error && <p className="muted">Een moment…</p>
      )}
      {chosen && (
        <Called
          row={chosen}
          send={(note) =>
            act(
              () =>
                call(noteCalled, {
                  params: { reference: chosen.reference },
                  body: { version: chosen.version, note },
                }),
              toldCalled,
            )
          }
          onClose={() => setChosen(undefined)}
        />
      )}
    </Screen>
  )
}
