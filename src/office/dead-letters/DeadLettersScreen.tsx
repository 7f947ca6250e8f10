import { useState } from 'react'
import { useLocation } from 'wouter'
import { listDeadLetters, retryDeadLetters } from '../../core/contract/dead-letters/dead-letters-calls.ts'
import { readRequest } from '../../core/contract/requests/requests-calls.ts'
import { mostSentAgain } from '../../core/fields/staff/dead-letter.ts'
import { Fault } from '../../core/kernel/fault.ts'
import { Button } from '../../web/ui/Button.tsx'
import { Failure } from '../kit/Failure.tsx'
import { focusTitle, Screen } from '../kit/Screen.tsx'
import { useToast } from '../kit/Toasts.tsx'
import { useKeys } from '../kit/use-keys.ts'
import { useOffice } from '../shell/office-context.ts'
import { useAct } from '../shell/use-act.ts'
import { useCall, useReread } from '../shell/use-call.ts'
import { DeadLettersTable } from './DeadLettersTable.tsx'
import { type Letter, sentInWords } from './letter-words.ts'

/** Whether the focus is in a row, where `j` leads to the next one. */
const isInRow = (): boolean => Boolean(document.activeElement?.closest('tr[data-key]'))

const isGone = (thrown: unknown): boolean =>
  thrown instanceof Fault && (thrown.status === 404 || thrown.status === 409)

interface ChosenProps {
  count: number
  isBusy: boolean
  onSend(): void
  onNone(): void
}

/** The bar at the foot of the window while something is chosen. */
function Chosen({ count, isBusy, onSend, onNone }: ChosenProps) {
  if (count === 0) return null
  const isTooMany = count > mostSentAgain
  return (
    <section className="bulk no-print" aria-label="Gekozen">
      <strong role="status">
        {isTooMany ? `${count} gekozen: kies er hoogstens ${mostSentAgain}` : `${count} gekozen`}
      </strong>
      <Button
        busy={isBusy}
        busyText="Versturen…"
        aria-disabled={isTooMany || isBusy}
        onClick={() => !isTooMany && onSend()}
      >
        Stuur er {count} opnieuw
      </Button>
      <Button variant="quiet" aria-keyshortcuts="Escape" onClick={onNone}>
        Kies niets
      </Button>
    </section>
  )
}

/** Work that failed at its last try: what it is, why, and sending it again. */
export default function DeadLettersScreen() {
  const { call, may } = useOffice()
  const [, navigate] = useLocation()
  const tell = useToast()
  const reread = useReread()
  const { fault, isBusy, run } = useAct()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const read = useCall(listDeadLetters, {}, { onReturn: false })
  const rows = read.data?.items ?? []
  const going = rows.filter(({ id }) => chosen.has(id)).map(({ id }) => id)

  const choose = ({ id }: Letter) =>
    setChosen((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  const chooseNone = () => {
    setChosen(new Set())
    focusTitle()
  }
  const open = ({ request }: Letter) =>
    request && may(readRequest.name) && navigate(`/aanvragen/${request.reference}`)
  const send = async () => {
    try {
      const { sent, told } = await call(retryDeadLetters, { body: { ids: going } })
      tell(sentInWords(sent, told))
    } catch (thrown) {
      if (!isGone(thrown)) throw thrown
      // a colleague was first: the list as it stands now no longer has it
      await reread(listDeadLetters)
      chooseNone()
      throw thrown
    }
    chooseNone()
    await reread(listDeadLetters, readRequest)
  }
  useKeys({
    j: () => !isInRow() && document.querySelector<HTMLElement>('tr[data-key]')?.focus(),
    Escape: going.length > 0 ? chooseNone : undefined,
  })
  return (
    <Screen
      title="Vastgelopen"
      aside="nieuwste eerst"
      acts={
        <>
          {rows.length > 0 && may(retryDeadLetters.name) && (
            <Button
              variant="secondary"
              onClick={() => setChosen(new Set(rows.slice(0, mostSentAgain).map(({ id }) => id)))}
            >
              {rows.length > mostSentAgain ? `Kies de eerste ${mostSentAgain}` : 'Kies alles'}
            </Button>
          )}
          <Button variant="quiet" onClick={() => void read.refetch()}>
            Kijk opnieuw
          </Button>
        </>
      }
    >
      {read.error && <Failure fault={read.error} onAgain={() => void read.refetch()} />}
      {fault && <Failure fault={fault} />}
      {read.data ? (
        <div>
          <DeadLettersTable rows={rows} chosen={chosen} onChoose={choose} onOpen={open} />
          {read.data.more && <p className="muted">Er zijn er meer. Hier staan de nieuwste {rows.length}.</p>}
          <Chosen count={going.length} isBusy={isBusy} onSend={() => void run(send)} onNone={chooseNone} />
        </div>
      ) : (
        !read.error && <p className="muted">Een moment…</p>
      )}
    </Screen>
  )
}
