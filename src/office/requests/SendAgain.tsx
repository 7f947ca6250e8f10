import { listDeadLetters, retryDeadLetters } from '../../core/contract/dead-letters/dead-letters-calls.ts'
import { readRequest } from '../../core/contract/requests/requests-calls.ts'
import { Fault } from '../../core/kernel/fault.ts'
import { Button } from '../../web/ui/Button.tsx'
import { Failure } from '../kit/Failure.tsx'
import { focusTitle } from '../kit/Screen.tsx'
import { useToast } from '../kit/Toasts.tsx'
import { useOffice } from '../shell/office-context.ts'
import { useAct } from '../shell/use-act.ts'
import { useReread } from '../shell/use-call.ts'

interface SendAgainProps {
  /** The id of its dead letter. */
  id: string
  /** Which it is, for who only hears the button. */
  what: string
}

/** Sends a delivery again that failed at its last try. */
export function SendAgain({ id, what }: SendAgainProps) {
  const { call } = useOffice()
  const reread = useReread()
  const tell = useToast()
  const { fault, isBusy, run } = useAct()
  const send = async () => {
    try {
      await call(retryDeadLetters, { body: { ids: [id] } })
      tell('Het is opnieuw onderweg.')
    } catch (thrown) {
      if (!(thrown instanceof Fault) || (thrown.status !== 404 && thrown.status !== 409)) throw thrown
      tell(thrown.message)
    }
    // the button goes with what it was for, also where a colleague was first
    focusTitle()
    await reread(readRequest, listDeadLetters)
  }
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        busy={isBusy}
        busyText="Versturen…"
        onClick={() => void run(send)}
      >
        Stuur opnieuw<span className="unseen">: {what}</span>
      </Button>
      {fault && <Failure fault={fault} />}
    </>
  )
}
