import { isSignedBy, type Signed } from '../../ports/signature.ts'
import type { Runtime } from '../context.ts'

/** Whether the community signed this call with a secret that it shares with us, within five minutes of now. */
export const isSignedCall = (
  { clock }: Pick<Runtime, 'clock'>,
  secrets: readonly string[],
  signed: Signed,
  signature: string,
): boolean => isSignedBy(secrets, signed, signature, Math.floor(clock.now() / 1000))
