import { optional } from '../../../core/fields/brick/brick.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { requestNote } from '../../../core/fields/staff/request-work.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { BrickForm } from '../../kit/BrickForm.tsx'

const fields = group({ note: optional(requestNote) })

interface CalledFormProps {
  reference: string
  send(note: string | undefined): Promise<void>
  /** Closes the form; `done` says that it was carried out. */
  onClose(done: boolean): void
}

/** Asks what there is to note about a call that was made, and marks the callback as handled. */
export function CalledForm({ reference, send, onClose }: CalledFormProps) {
  return (
    <BrickForm
      group={fields}
      keptAs={`${reference} called`}
      button="Handel af"
      busyText="Bewaren…"
      send={async ({ note }) => {
        await send(typeof note === 'string' ? note : undefined)
        onClose(true)
      }}
      beside={
        <Button variant="quiet" onClick={() => onClose(false)}>
          Toch niet
        </Button>
      }
    />
  )
}
