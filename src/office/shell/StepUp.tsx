import { useEffect, useState } from 'react'
import { fetchAnswer } from '../../core/contract/client.ts'
import { stepUp } from '../../core/contract/staff-session/staff-session-calls.ts'
import { secondFactorCode } from '../../core/fields/account/second-factor-code.ts'
import { group } from '../../core/fields/brick/group.ts'
import { Button } from '../../web/ui/Button.tsx'
import { BrickForm } from '../kit/BrickForm.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { focusTitle } from '../kit/Screen.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'

const codeForm = group({ code: secondFactorCode })

/**
 * Gives the focus back to what had it before this came over it, or to the title of the screen where that is gone, unless the act that
 * goes on has put it somewhere. It waits until the dialog is out of the page.
 */
const useGoBack = () => {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement !== document.body) return
        if (before instanceof HTMLElement && before.isConnected) before.focus()
        else focusTitle()
      })
    },
    [before],
  )
}

/** Asks for the second factor again before an act that wants a fresh one; the act then goes on. */
export function StepUp({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  useGoBack()
  return (
    <Dialog title="Je tweede factor" isOpen onClose={onCancel}>
      <p>
        Dit raakt geld, rechten of gegevens. Geef daarom je tweede factor nog eens. Die geldt vijf minuten.
      </p>
      <PasskeyButton onDone={onDone} />
      <BrickForm
        group={codeForm}
        button="Ga verder"
        busyText="Code nakijken…"
        send={async (values) => {
          await fetchAnswer(stepUp, { body: { code: String(values.code) } })
          onDone()
        }}
        beside={
          <Button variant="quiet" onClick={onCancel}>
            Toch niet
          </Button>
        }
      />
    </Dialog>
  )
}
