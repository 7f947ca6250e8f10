import type { AnyCall } from '../../core/contract/call.ts'
import { fetchAnswer } from '../../core/contract/client.ts'
import type { InputOf } from '../../core/contract/endpoint.ts'
import { emailRefused, unfinished } from '../../core/fields/brick/sentences.ts'
import { email } from '../../core/fields/person/email.ts'
import { ErrorBlock } from '../engine/react/Trouble.tsx'
import { Button } from '../ui/Button.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { Notice } from '../ui/Notice.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { emailCheckRefused } from './login-errors.ts'
import { useUncontrolledForm } from './uncontrolled-form.ts'

const asks = { emailAddress: email }

export interface EmailCheckProps {
  /** The call that tells whether the visitor can go on with an address; it takes `{ emailAddress }`. */
  check: AnyCall
  /** Phone number of the service desk, for the error block. */
  phone: string
  /** Text of the button; `Verder` (D39) when left out. */
  button?: string
  onPassed: (email: string) => void | Promise<void>
  /** The address that the visitor gave in another form of this visit; it is checked as any other. */
  known?: string | undefined
  /** Called by the link to the login form on the same page. */
  onLogIn?: () => void
}

/** Asks a visitor without account for an e-mail address, and checks it before anything else is asked. */
export function EmailCheck({ check, phone, button = 'Verder', onPassed, known, onLogIn }: EmailCheckProps) {
  const { form, summary, submit, recheck, busy, told, faults, idOf } = useUncontrolledForm(
    asks,
    async ({ emailAddress }) => {
      await fetchAnswer<AnyCall>(check, { body: { emailAddress } } as unknown as InputOf<AnyCall>)
      await onPassed(String(emailAddress))
    },
    emailCheckRefused,
    'Failed to validate email',
  )
  return (
    <form
      ref={form}
      className="fields"
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      onChange={recheck}
    >
      {faults.length > 0 && <ErrorSummary ref={summary} title={unfinished} faults={faults} />}
      <TextInput
        id={idOf('emailAddress')}
        name="emailAddress"
        type="email"
        inputMode="email"
        label={email.facts.label}
        error={told.errors.emailAddress}
        autoComplete="email"
        maxLength={email.facts.maxLength}
        defaultValue={known}
      />
      {told.sentence && (
        <Notice tone="error" role="alert">
          <p>
            {told.sentence} {told.sentence === emailRefused && <LogInLink onLogIn={onLogIn} />}
          </p>
        </Notice>
      )}
      {told.generic && <ErrorBlock phone={phone} />}
      <div>
        <Button type="submit" variant="secondary" busy={busy} busyText="Een moment…">
          {button}
        </Button>
      </div>
    </form>
  )
}

function LogInLink({ onLogIn }: Pick<EmailCheckProps, 'onLogIn'>) {
  return (
    <a
      href="/inloggen"
      onClick={(event) => {
        if (!onLogIn) return
        event.preventDefault()
        onLogIn()
      }}
    >
      Inloggen
    </a>
  )
}
