import { useState } from 'react'
import {
  beginTotp,
  readFactors,
  renewRecoveryCodes,
} from '../../core/contract/staff-account/staff-account-calls.ts'
import { readMe } from '../../core/contract/staff-session/staff-session-calls.ts'
import { Button } from '../../web/ui/Button.tsx'
import { Failure } from '../kit/Failure.tsx'
import { useToast } from '../kit/Toasts.tsx'
import { useOffice } from '../shell/office-context.ts'
import { useAct } from '../shell/use-act.ts'
import { useCall, useReread } from '../shell/use-call.ts'
import { AddPasskey } from './AddPasskey.tsx'
import { Part } from './Panel.tsx'
import { Passkeys } from './Passkeys.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUpApp } from './SetUpApp.tsx'

/** What somebody is at, in the place of the list of factors. */
type At =
  | { kind: 'list' }
  | { kind: 'app'; secret: string; picture: string }
  | { kind: 'passkey' }
  | { kind: 'codes'; codes: readonly string[] }

const list = { kind: 'list' } as const
const codesInWords = (left: number): string => (left === 1 ? '1 herstelcode' : `${left} herstelcodes`)

/** One's own second factors: an app with codes, passkeys and recovery codes. */
export function Factors() {
  const office = useOffice()
  const tell = useToast()
  const reread = useReread()
  const { fault, isBusy, run } = useAct()
  const [at, setAt] = useState<At>(list)
  const read = useCall(readFactors, {})
  if (read.error) return <Failure fault={read.error} onAgain={() => void read.refetch()} />
  if (!read.data) return <p className="muted">Een moment…</p>
  const own = read.data
  const back = () => {
    setAt(list)
    void reread(readFactors, readMe)
  }
  const cancel = () => setAt(list)
  if (at.kind === 'codes') return <RecoveryCodes codes={at.codes} onDone={back} />
  if (at.kind === 'app')
    return (
      <SetUpApp
        {...at}
        isAnew={own.hasTotp}
        onCodes={(codes) => setAt({ kind: 'codes', codes })}
        onCancel={cancel}
      />
    )
  if (at.kind === 'passkey')
    return (
      <AddPasskey
        onDone={() => {
          back()
          tell('Je passkey is toegevoegd.')
        }}
        onCancel={cancel}
      />
    )
  const setUp = () => run(async () => setAt({ kind: 'app', ...(await office.call(beginTotp, {})) }))
  const renew = () =>
    run(async () => {
      const { recoveryCodes } = await office.call(renewRecoveryCodes, {})
      setAt({ kind: 'codes', codes: recoveryCodes })
    })
  return (
    <div className="stack">
      {fault && <Failure fault={fault} />}
      <Part title="App met codes">
        <p>
          {own.hasTotp
            ? 'Je hebt een app met codes. Nieuwe telefoon? Stel de app dan opnieuw in.'
            : 'Je hebt nog geen app met codes.'}
        </p>
        <Button variant="secondary" busy={isBusy} busyText="Klaarzetten…" onClick={() => void setUp()}>
          {own.hasTotp ? 'Stel opnieuw in' : 'Stel een app in'}
        </Button>
      </Part>
      <Passkeys {...own} onAdd={() => setAt({ kind: 'passkey' })} />
      <Part title="Herstelcodes">
        <p>
          Je hebt nog {codesInWords(own.recoveryCodesLeft)}. Daarmee log je in als je je telefoon of passkey
          kwijt bent.
        </p>
        <Button variant="secondary" busy={isBusy} busyText="Codes maken…" onClick={() => void renew()}>
          Maak nieuwe herstelcodes
        </Button>
      </Part>
    </div>
  )
}
