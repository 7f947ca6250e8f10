import { useState } from 'react'
import { useLeaving } from '../../../engine/react/use-leaving.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { landing } from '../insulation-check-content.ts'

/** Asks for confirmation before the check is closed, and says what then happens to the answers (spec 002 section 2.2, D70). */
export default function CloseDialog() {
  const { isKept, leaveFor } = useLeaving()
  const [open, setOpen] = useState(true)
  return (
    <Dialog
      title="Let op! Wil je de isolatiecheck afsluiten?"
      open={open}
      onClose={() => setOpen(false)}
      actions={
        <>
          <Button variant="secondary" onClick={() => leaveFor(landing)}>
            Ja, ik wil stoppen
          </Button>
          <Button onClick={() => setOpen(false)}>Verder met de check</Button>
        </>
      }
    >
      <p>
        {isKept
          ? 'Wat je bewaarde, vind je terug met de link in je e-mail. Wat je daarna invulde, gaat verloren.'
          : 'Je gegevens worden niet bewaard. Je kunt de check later niet hervatten.'}
      </p>
    </Dialog>
  )
}
