import { Fault } from '../../core/kernel/fault.ts'
import { isBareAddress, noPasskeyHere } from '../../core/staff/passkey-address.ts'

const notFinished = 'Je passkey is niet gebruikt. Probeer het opnieuw, of gebruik een code.'
const known = 'Dit apparaat heeft al een passkey voor dit account.'
const other = 'Dit lukt nu niet met je passkey. Probeer het opnieuw, of gebruik een code.'

const none = 'Deze browser heeft geen passkeys. Gebruik een code.'

/** Why no passkey can be used in this browser at this address, in a sentence; undefined where one can. */
export const whyNoPasskey = ({ hostname }: Pick<Location, 'hostname'> = location): string | undefined => {
  if (isBareAddress(hostname)) return noPasskeyHere
  return 'PublicKeyCredential' in globalThis ? undefined : none
}

/** Errors of browsers about passkeys, by their names (WebAuthn, 5.1). */
const sentences: ReadonlyMap<string, string> = new Map([
  // nobody chose a passkey in time, or somebody closed the question
  ['NotAllowedError', notFinished],
  ['AbortError', notFinished],
  ['SecurityError', noPasskeyHere],
  ['InvalidStateError', known],
])

/** What went wrong with a passkey, in a sentence: the server's own where it refused, else one for what the browser threw. */
export const passkeySentence = (thrown: unknown): string => {
  if (thrown instanceof Fault) return thrown.code === 'unknown' ? other : thrown.message
  return (thrown instanceof Error ? sentences.get(thrown.name) : undefined) ?? other
}
