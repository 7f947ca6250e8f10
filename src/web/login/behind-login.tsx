import { emailOf } from '../../core/kernel/viewer.ts'
import type { Gate } from '../engine/definition/step.ts'
import type { LoginGateProps } from './LoginGate.tsx'

/**
 * The gate before a details step, which shows until somebody is logged in or an e-mail address is known. Its script is loaded
 * with its step. The step asks `email: checkedEmail`, which the funnel fixes for a person who is logged in:
 *
 *     gegevens: { title: 'Jouw gegevens', asks: { person, home, email: checkedEmail }, gate: behindLogin({ check }), load },
 *     fixed: (profile) => ({ email: profile.emailAddress }),
 */
export const behindLogin = (props: LoginGateProps): Gate => ({
  load: async () => {
    const { LoginGate } = await import('./LoginGate.tsx')
    return { default: () => <LoginGate {...props} /> }
  },
  until: (known, context) => emailOf(known, context) !== undefined,
})
