import { confirmTotp } from '../../core/contract/staff-account/staff-account-calls.ts'
import { secondFactorCode } from '../../core/fields/account/second-factor-code.ts'
import { relabel } from '../../core/fields/brick/brick.ts'
import { group } from '../../core/fields/brick/group.ts'
import { Button } from '../../web/ui/Button.tsx'
import { BrickForm } from '../kit/BrickForm.tsx'
import { useOffice } from '../shell/office-context.ts'
import { Panel } from './Panel.tsx'

const fields = group({ code: relabel(secondFactorCode, { hint: 'De zes cijfers uit je app.' }) })

interface SetUpAppProps {
  secret: string
  picture: string
  /** Whether there is an app already, which then no longer works. */
  isAnew: boolean
  onCodes: (codes: readonly string[]) => void
  onCancel: () => void
}

/** Sets up an app with codes: its secret as a picture and as text, and a code of it that shows that it works. */
export function SetUpApp({ secret, picture, isAnew, onCodes, onCancel }: SetUpAppProps) {
  const office = useOffice()
  return (
    <Panel title="Stel een app met codes in">
      <p>
        Scan deze code met een app met codes op je telefoon. Vul daarna de zes cijfers in die de app laat
        zien. {isAnew && 'De app die je nu hebt, werkt dan niet meer.'}
      </p>
      <div
        className="door-picture"
        role="img"
        aria-label="Code om te scannen met je app"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the picture that the server drew of the secret
        dangerouslySetInnerHTML={{ __html: picture }}
      />
      <p>
        Kun je niet scannen? Typ dan deze sleutel over in je app:
        <br />
        <span className="door-secret" translate="no">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </span>
      </p>
      <BrickForm
        group={fields}
        button="Klaar"
        busyText="Code nakijken…"
        send={async ({ code }) => {
          const { recoveryCodes } = await office.call(confirmTotp, { body: { code: String(code) } })
          onCodes(recoveryCodes)
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
