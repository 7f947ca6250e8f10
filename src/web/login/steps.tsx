import { relabel } from '../../core/fields/brick/brick.ts'
import { email } from '../../core/fields/person/email.ts'
import type { Gate } from '../engine/definition/step.ts'
import { LoginGate, type LoginGateProps } from './LoginGate.tsx'

/**
 * A step that is only a gate: log in, or give an e-mail address. Leave it out with `when` for a person who is logged in. A
 * later step shows the address with `KnownDetails`, and `toRequest` gets it from `emailOf`:
 *
 *     steps: { inloggen: loginStep('Inloggen', { check: validate }), gegevens: { …, view: KnownDetails } },
 *     when: { inloggen: (_known, { viewer }) => !isLoggedIn(viewer) },
 */
export const loginStep = (title: string, gate: LoginGateProps, intro?: string) => ({
  title,
  ...(intro !== undefined && { intro }),
  // set once it passed the check, never typed in the step that shows it (D34)
  asks: { email: relabel(email, { control: 'custom' }) },
  gate: { view: () => <LoginGate {...gate} /> } satisfies Gate,
})
