import { isSignedBy, type SignedRequest } from '../ports/signature.ts'
import type { Runtime } from './context.ts'

/** Whether a call to us is signed by one of the secrets that the caller shares with us, at most five minutes from now. */
export const isSignedCall = (
  { clock }: Pick<Runtime, 'clock'>,
  secrets: readonly string[],
  signed: SignedRequest,
  signature: string,
): boolean => isSignedBy(secrets, signed, signature, Math.floor(clock.now() / 1000))
