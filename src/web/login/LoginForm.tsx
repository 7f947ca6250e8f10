import { useState } from 'react'
import { fetchAnswer } from '../../core/contract/client.ts'
import { logIn } from '../../core/contract/session/session-calls.ts'
import { password } from '../../core/fields/account/password.ts'
import { username } from '../../core/fields/account/username.ts'
import { unfinished } from '../../core/fields/brick/sentences.ts'
import { stayLoggedIn } from '../../core/fields/request/consent.ts'
import { Fault } from '../../core/kernel/fault.ts'
import { isLoggedIn, type Viewer } from '../../core/kernel/viewer.ts'
import { Refusal } from '../engine/react/Trouble.tsx'
import { announceViewer, askAccount } from '../engine/react/viewer.ts'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/Choices.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { PasswordInput } from '../ui/PasswordInput.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { CaptchaState, useCaptcha } from './CaptchaState.tsx'
import { loginRefused } from './login-errors.ts'
import { useUncontrolledForm } from './uncontrolled-form.ts'

const asks = { username, password }

/** A promise that never resolves, which keeps the form busy while the browser leaves the page. */
const gone = new Promise<void>(() => undefined)

interface LoginFormProps {
  /**
   * Called with the person before the rest of the page is told. Returns true when it leaves the page: the form then stays busy.
   */
  onLoggedIn?: (viewer: Viewer) => boolean
}

/**
 * Logging in with e-mail address or member number (spec 000 section 5). The robot check begins with the first focus. After
 * logging in, every funnel on the page and the header are told.
 */
export function LoginForm({ onLoggedIn }: LoginFormProps) {
  const captcha = useCaptcha()
  const [stay, setStay] = useState(false)
  const { form, summary, submit, recheck, busy, told, faults, idOf } = useUncontrolledForm(
    asks,
    async (answers) => {
      const token = await captcha.take()
      const body = { username: String(answers.username), password: String(answers.password), token }
      await fetchAnswer(logIn, { body: { ...body, stayLoggedIn: stay } })
      const viewer = await askAccount()
      // a browser that refused the session cookie is not logged in
      if (!isLoggedIn(viewer)) throw new Fault(401, 'cookies-refused', '')
      if (onLoggedIn?.(viewer)) return gone
      announceViewer(viewer)
    },
    loginRefused,
    'Failed to log in',
  )
  return (
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
      <PasswordInput
        id={idOf('password')}
        name="password"
        label={password.facts.label}
        error={told.errors.password}
        foot={<a href="/wachtwoord-vergeten">Wachtwoord vergeten</a>}
      />
      <Checkbox
        id={idOf('stay')}
        label={stayLoggedIn.facts.label}
        checked={stay}
        onChecked={setStay}
        hint="Kies dit alleen op je eigen apparaat."
        optional
      />
      <CaptchaState captcha={captcha} />
      {told.sentence && <Refusal sentence={told.sentence} />}
      <div>
        <Button type="submit" busy={busy} busyText="Bezig met inloggen…">
          Inloggen
        </Button>
      </div>
    </form>
  )
}
