import { isSignedBy, type Signed } from '../../ports/signature.ts'
import type { Runtime } from '../context.ts'

/** Whether the community signed this call with the secret that it shares with us, within five minutes of now. */
export const isSignedCall = (
  { clock }: Pick<Runtime, 'clock'>,
  secret: string,
  signed: Signed,
  signature: string,
): boolean => isSignedBy(secret, signed, signature, Math.floor(clock.now() / 1000))
