import { useState } from 'react'
import { Button } from '../../web/ui/Button.tsx'
import { passkeySentence, whyNoPasskey } from '../door/passkey-sentence.ts'
import { useOffice } from './office-context.ts'

/** Gives a passkey as the second factor, for who has one and where one works; the form for a code stands beside it. */
export function PasskeyButton({ onDone }: { onDone: () => void }) {
  const { me } = useOffice()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  if (!me.hasPasskey || whyNoPasskey() !== undefined) return null
  const ask = async () => {
    setBusy(true)
    setFault('')
    try {
      // most give a code, so what a passkey takes is no part of the first screen
      const { showPasskey } = await import('../door/give-passkey.ts')
      await showPasskey()
      onDone()
    } catch (thrown) {
      setFault(passkeySentence(thrown))
    }
    setBusy(false)
  }
  return (
    <>
      <Button variant="secondary" busy={isBusy} busyText="Passkey nakijken…" onClick={() => void ask()}>
        Gebruik je passkey
      </Button>
      {fault && (
        <p className="field-error" role="alert">
          {fault}
        </p>
      )}
    </>
  )
}
