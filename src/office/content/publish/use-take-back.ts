import {
  contentChoices,
  listDocuments,
  readDocument,
  readHistory,
  takeBack,
} from '../../../core/contract/content/content-calls.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { useToast } from '../../kit/Toasts.tsx'
import { useOffice } from '../../shell/office-context.ts'
import { useReread } from '../../shell/use-call.ts'

/** Reads anew whatever shows how documents stand, after one of them changed. */
export const useRereadContent = () => {
  const reread = useReread()
  return () => reread(readDocument, listDocuments, readHistory, contentChoices)
}

/** Takes a publication of a moment ago back, and tells how that went. `onDone` is called when the document is another. */
export const useTakeBack = (codename: string, onDone: () => void) => {
  const { call } = useOffice()
  const tell = useToast()
  const reread = useRereadContent()
  return async (number: number): Promise<void> => {
    try {
      await call(takeBack, { params: { codename }, body: { number } })
      tell('Teruggenomen. De site is weer als daarvoor, en de tekst is weer concept.')
    } catch (thrown) {
      if (!(thrown instanceof Fault)) throw thrown
      if (thrown.code === 'step-up-needed') return
      tell(thrown.message)
    }
    onDone()
    await reread()
  }
}
