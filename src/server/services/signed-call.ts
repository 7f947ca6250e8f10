import { isSignedBy, type Signed } from '../ports/signature.ts'
import type { Runtime } from './context.ts'

/** Whether whoever calls us signed it with one of these secrets, which they share with us, within five minutes of now. */
export const isSignedCall = (
  { clock }: Pick<Runtime, 'clock'>,
  secrets: readonly string[],
  signed: Signed,
  signature: string,
): boolean => isSignedBy(secrets, signed, signature, Math.floor(clock.now() / 1000))
