import { useState } from 'react'
import { tell } from '../../../engine/apply/change.ts'
import { clear } from '../../../engine/apply/opening.ts'
import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { landing } from '../content.ts'

/** Asks before the check is closed, what then becomes of it (spec 002 section 2.2, decision 70). */
export default function CloseDialog() {
  const { store } = useFunnel()
  const [open, setOpen] = useState(true)
  const isKept = store.state.progress.kept !== undefined
  const stop = () => void store.change((c) => tell(clear(c), 'leaveFor', landing))
  return (
    <Dialog
      title="Let op! Wil je de isolatiecheck afsluiten?"
      open={open}
      onClose={() => setOpen(false)}
      actions={
        <>
          <Button variant="secondary" onClick={stop}>
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
