import type { InputOf } from '../../core/contract/endpoint.ts'
import { listCalls, noteCall, takeBackCall } from '../../core/contract/phone-calls/phone-calls-calls.ts'
import { readRequest } from '../../core/contract/requests/requests-calls.ts'
import { Fault } from '../../core/kernel/fault.ts'
import { type CallOutcome, takeBackSeconds } from '../../core/staff/phone-calls.ts'
import { useToast } from '../kit/Toasts.tsx'
import { useOffice } from '../shell/office-context.ts'
import { useReread } from '../shell/use-call.ts'
import { notedInWords } from './call-words.ts'

/** What is noted of a call. */
export type Noting = InputOf<typeof noteCall>['body']

/** Chooses how the call ended, and with that notes it. */
export type Choose = (outcome: CallOutcome) => void

/**
 * Notes a call and tells it, with a minute to take it back.
 * @throws Fault of the call.
 */
export const useNoteCall = () => {
  const { call } = useOffice()
  const tell = useToast()
  const reread = useReread()
  const takeBack = async (id: string): Promise<void> => {
    try {
      await call(takeBackCall, { params: { id } })
      tell('Teruggenomen.')
    } catch (thrown) {
      if (!(thrown instanceof Fault)) throw thrown
      tell(thrown.message)
    }
    await reread(listCalls, readRequest)
  }
  return async (noting: Noting): Promise<void> => {
    const { id, about } = await call(noteCall, { body: noting })
    tell(notedInWords(noting.outcome, about), {
      label: 'Neem terug',
      until: Date.now() + takeBackSeconds * 1000,
      run: () => void takeBack(id),
    })
    await reread(listCalls, ...(about ? [readRequest] : []))
  }
}
