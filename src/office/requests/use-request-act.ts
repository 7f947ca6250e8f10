import { readRequest } from '../../core/contract/requests/requests-calls.ts'
import { Fault } from '../../core/kernel/fault.ts'
import { type ToastAct, useToast } from '../kit/Toasts.tsx'
import { useReread } from '../shell/use-call.ts'
import { useAgeLists } from './use-claim.ts'

const readAnew = 'Hieronder staat hoe het nu is.'

/**
 * Does something with a request that is open, tells it, and reads the request anew. Of two at once the second gets the refusal
 * that says who was first and when, over the request as it is now; whatever was typed stays. A refusal at a field is about what
 * was typed, and says nothing of the request. `undo` makes the button beside what is told.
 * @throws Fault of the act.
 */
export const useRequestAct = () => {
  const reread = useReread()
  const ageLists = useAgeLists()
  const tell = useToast()
  return async <T>(act: () => Promise<T>, told: string, undo?: (answer: T) => ToastAct): Promise<void> => {
    let answer: T
    try {
      answer = await act()
    } catch (thrown) {
      if (!(thrown instanceof Fault) || thrown.status !== 409 || thrown.errors) throw thrown
      await ageLists()
      await reread(readRequest)
      throw new Fault(409, thrown.code, `${thrown.message} ${readAnew}`)
    }
    tell(told, undo?.(answer))
    await ageLists()
    await reread(readRequest)
  }
}
