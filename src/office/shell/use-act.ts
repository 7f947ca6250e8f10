import { useState } from 'react'
import { Fault } from '../../core/kernel/fault.ts'

/**
 * Runs one act at a time, and keeps what was refused of it. Who closes the question for a fresh factor changed their mind, which is
 * no refusal to show.
 */
export const useAct = () => {
  const [fault, setFault] = useState<Fault>()
  const [isBusy, setBusy] = useState(false)
  const run = async (act: () => Promise<void>): Promise<void> => {
    if (isBusy) return
    setFault(undefined)
    setBusy(true)
    try {
      await act()
    } catch (thrown) {
      if (!(thrown instanceof Fault)) throw thrown
      if (thrown.code !== 'step-up-needed') setFault(thrown)
    } finally {
      setBusy(false)
    }
  }
  return { fault, isBusy, run }
}
