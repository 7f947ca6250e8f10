import { startRegistration } from '@simplewebauthn/browser'
import { addPasskey, beginPasskey } from '../../core/contract/staff-account/staff-account-calls.ts'
import { passkeyName } from '../../core/fields/account/passkey-name.ts'
import { group } from '../../core/fields/brick/group.ts'
import { Fault } from '../../core/kernel/fault.ts'
import { Button } from '../../web/ui/Button.tsx'
import { passkeySentence } from '../door/passkey-sentence.ts'
import { BrickForm } from '../kit/BrickForm.tsx'
import { useOffice } from '../shell/office-context.ts'
import { Panel } from './Panel.tsx'

const fields = group({ name: passkeyName })

/** What a browser or a server said of it, as a refusal that a form shows. */
const refusal = (thrown: unknown): Fault =>
  thrown instanceof Fault ? thrown : new Fault(0, 'passkey-failed', passkeySentence(thrown))

/** Makes a passkey on this device, or on one that the browser asks for, and adds it by a name. */
export function AddPasskey({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const office = useOffice()
  const add = async (name: string) => {
    const optionsJSON = await office.call(beginPasskey, {})
    const response = await startRegistration({ optionsJSON })
    await office.call(addPasskey, { body: { name, response } })
  }
  return (
    <Panel title="Voeg een passkey toe">
      <p>
        Je browser vraagt daarna om je vinger, je gezicht of de code van je apparaat. Geef de passkey een naam
        waaraan je ziet welk apparaat het is.
      </p>
      <BrickForm
        group={fields}
        button="Maak passkey"
        busyText="Passkey maken…"
        send={async ({ name }) => {
          await add(String(name)).catch((thrown: unknown) => Promise.reject(refusal(thrown)))
          onDone()
        }}
        beside={
          <Button variant="quiet" onClick={onCancel}>
            Toch niet
          </Button>
        }
      />
    </Panel>
  )
}
