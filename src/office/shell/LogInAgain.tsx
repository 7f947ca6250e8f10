import { useState } from 'react'
import { fetchAnswer } from '../../core/contract/client.ts'
import { giveFactor, logIn } from '../../core/contract/staff-session/staff-session-calls.ts'
import { password } from '../../core/fields/account/password.ts'
import { secondFactorCode } from '../../core/fields/account/second-factor-code.ts'
import { group } from '../../core/fields/brick/group.ts'
import { Button } from '../../web/ui/Button.tsx'
import { BrickForm } from '../kit/BrickForm.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'

const passwordForm = group({ password })
const codeForm = group({ code: secondFactorCode })

/**
 * Logs in over the page after the session ended, so that nothing typed is lost. Only whoever was logged in can go on here: somebody
 * else starts at the door.
 */
export function LogInAgain({ emailAddress, onDone }: { emailAddress: string; onDone: () => void }) {
  const [step, setStep] = useState<'password' | 'code'>('password')
  return (
    <Dialog title="Log opnieuw in" isOpen>
      <p>Je was een tijd weg. Wat je typte staat er nog.</p>
      {step === 'password' ? (
        <BrickForm
          key="password"
          group={passwordForm}
          button="Ga verder"
          busyText="Inloggen…"
          send={async (values) => {
            await fetchAnswer(logIn, { body: { emailAddress, password: String(values.password) } })
            setStep('code')
          }}
          beside={<a href="/beheer/inloggen">Log in als iemand anders</a>}
        />
      ) : (
        <>
          <PasskeyButton onDone={onDone} />
          <BrickForm
            key="code"
            group={codeForm}
            button="Log in"
            busyText="Inloggen…"
            send={async (values) => {
              await fetchAnswer(giveFactor, { body: { code: String(values.code) } })
              onDone()
            }}
            beside={
              <Button variant="quiet" onClick={() => setStep('password')}>
                Begin opnieuw
              </Button>
            }
          />
        </>
      )}
    </Dialog>
  )
}
