import { takeBackReply } from '../../../core/contract/request-messages/request-messages-calls.ts'
import { useOffice } from '../../shell/office-context.ts'
import { useRequestAct } from '../use-request-act.ts'

/**
 * Takes back what waits its minute at a request.
 * @throws Fault of the call.
 */
export const useTakeBack = (reference: string) => {
  const { call } = useOffice()
  const act = useRequestAct()
  return () =>
    act(() => call(takeBackReply, { params: { reference } }), 'Teruggenomen. Je tekst staat er weer.')
}
