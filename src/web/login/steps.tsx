import type { Gate } from '../engine/definition/define.ts'
import { checkedEmail, emailOf } from './checked-email.ts'
import { KnownDetails } from './KnownEmail.tsx'
import { LoginGate, type LoginGateProps } from './LoginGate.tsx'

/**
 * A step that is nothing but the gate: log in, or give an e-mail address. Close it for who is logged in; a step that
 * follows shows the address with `KnownDetails`, and `toRequest` gets it from `emailOf`:
 *
 *     steps: { inloggen: loginStep('Inloggen', { check: validate }), gegevens: { …, view: KnownDetails } },
 *     when: { inloggen: (_known, { viewer }) => !isLoggedIn(viewer) },
 */
export const loginStep = (title: string, gate: LoginGateProps, intro?: string) => ({
  title,
  ...(intro !== undefined && { intro }),
  asks: { email: checkedEmail },
  gate: { view: () => <LoginGate {...gate} /> } satisfies Gate,
})

/**
 * The gate in front of a details step, until somebody is logged in or an address is known. The step asks
 * `email: checkedEmail`, which the funnel fixes for who is logged in:
 *
 *     gegevens: { title: 'Jouw gegevens', asks: { person, home, email: checkedEmail }, ...behindLogin({ check }) },
 *     fixed: (profile) => ({ email: profile.emailAddress }),
 */
export const behindLogin = (gate: LoginGateProps) => ({
  view: KnownDetails,
  gate: {
    view: () => <LoginGate {...gate} />,
    until: (known, context) => emailOf(known, context) !== undefined,
  } satisfies Gate,
})
