import { sendReply } from '../../core/contract/request-messages/request-messages-calls.ts'
import { group } from '../../core/fields/brick/group.ts'
import { replyText } from '../../core/fields/staff/reply.ts'
import { BrickForm } from '../kit/BrickForm.tsx'
import { useOffice } from '../shell/office-context.ts'
import type { ActFormProps } from './act-forms.tsx'
import { useRequestAct } from './use-request-act.ts'

const replyForm = group({ text: replyText })

/** Writes to the sender of the request. */
export function ReplyForm({ request, onClose }: ActFormProps) {
  const { reference, version } = request
  const { call } = useOffice()
  const act = useRequestAct()
  return (
    <BrickForm
      group={replyForm}
      keptAs={`${reference} reply`}
      button="Verstuur"
      send={async ({ text }) => {
        const body = { version, act: 'message' as const, text: String(text) }
        await act(() => call(sendReply, { params: { reference }, body }), 'Gaat over een minuut weg.')
        onClose(true)
      }}
    />
  )
}
