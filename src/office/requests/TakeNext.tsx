import { useState } from 'react'
import { useLocation } from 'wouter'
import { readPile, takeNext } from '../../core/contract/pile/pile-calls.ts'
import { Fault } from '../../core/kernel/fault.ts'
import { Button } from '../../web/ui/Button.tsx'
import { useToast } from '../kit/Toasts.tsx'
import { useKeys } from '../kit/use-keys.ts'
import { useOffice } from '../shell/office-context.ts'
import { useReread } from '../shell/use-call.ts'
import type { CameFrom } from './list-place.ts'
import { useAgeLists } from './use-claim.ts'

interface TakeNextProps {
  /** The key of the desk from whose pile it comes; undefined: every desk of whoever takes it. */
  desk: string | undefined
  /** The list that it was taken from, to which the request leads back. */
  from: CameFrom
}

/** Takes the first of the pile and opens it: a press of the button, or the key `v`. */
export function TakeNext({ desk, from }: TakeNextProps) {
  const { call } = useOffice()
  const [, navigate] = useLocation()
  const ageLists = useAgeLists()
  const reread = useReread()
  const tell = useToast()
  const [isBusy, setBusy] = useState(false)
  const take = async (): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      const { taken } = await call(takeNext, { body: { desk } })
      await ageLists()
      if (taken) return navigate(`/aanvragen/${taken.reference}`, { state: from })
      tell('Er ligt niets meer op de stapel.')
      await reread(readPile)
    } catch (thrown) {
      if (!(thrown instanceof Fault)) throw thrown
      tell(thrown.message)
    } finally {
      setBusy(false)
    }
  }
  useKeys({ v: () => void take() })
  return (
    <Button busy={isBusy} busyText="Pakken…" aria-keyshortcuts="v" onClick={() => void take()}>
      Pak de volgende{' '}
      <span aria-hidden="true">
        <kbd>v</kbd>
      </span>
    </Button>
  )
}
