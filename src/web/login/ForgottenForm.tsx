import { useState } from 'react'
import { fetchAnswer } from '../../core/contract/client.ts'
import { forgottenPassword } from '../../core/contract/password/password-calls.ts'
import { username } from '../../core/fields/account/username.ts'
import { unfinished } from '../../core/fields/brick/sentences.ts'
import { DoneNotice, DoneToast } from '../engine/react/Done.tsx'
import { useFunnel } from '../engine/react/funnel-context.ts'
import { ErrorBlock, Refusal } from '../engine/react/Trouble.tsx'
import { Button } from '../ui/Button.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { CaptchaState, useCaptcha } from './CaptchaState.tsx'
import { linkRefused } from './login-errors.ts'
import { useUncontrolledForm } from './uncontrolled-form.ts'

const asks = { username }

export interface ForgottenFormProps {
  button: string
  /** The confirmation, which must be true for every name, so that nobody learns whom we know. */
  done: string
  note: string
}

/** Asks for a link to choose a new password. The robot check begins with the first focus (D21). */
export function ForgottenForm({ button, done: sentence, note }: ForgottenFormProps) {
  const captcha = useCaptcha()
  const { phone } = useFunnel()
  const [done, setDone] = useState<{ sentence: string; note: string; reference: undefined }>()
  const { form, summary, submit, recheck, busy, told, faults, idOf } = useUncontrolledForm(
    asks,
    async (answers) => {
      setDone(undefined)
      const token = await captcha.take()
      await fetchAnswer(forgottenPassword, { body: { username: String(answers.username), token } })
      form.current?.reset()
      setDone({ sentence, note, reference: undefined })
    },
    linkRefused,
    'Failed to ask for a link',
  )
  return (
    <>
      {done && <DoneNotice {...done} />}
      <form
        ref={form}
        className="fields"
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        onFocus={captcha.start}
        onChange={recheck}
      >
        {faults.length > 0 && <ErrorSummary ref={summary} title={unfinished} faults={faults} />}
        <TextInput
          id={idOf('username')}
          name="username"
          label={username.facts.label}
          error={told.errors.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <CaptchaState captcha={captcha} />
        {told.sentence && <Refusal sentence={told.sentence} />}
        {told.generic && <ErrorBlock phone={phone} />}
        <div>
          <Button type="submit" busy={busy} busyText="Bezig met versturen…">
            {button}
          </Button>
        </div>
      </form>
      <DoneToast done={done} />
    </>
  )
}
