import { startAuthentication } from '@simplewebauthn/browser'
import { fetchAnswer } from '../../core/contract/client.ts'
import { askPasskey, givePasskey } from '../../core/contract/staff-session/staff-session-calls.ts'

/**
 * Has a passkey shown, and gives it as the second factor: after the password it opens the office, in an open session it makes the
 * factor fresh. Throws what `passkeySentence` puts into words.
 */
export const showPasskey = async (): Promise<void> => {
  const optionsJSON = await fetchAnswer(askPasskey, {})
  const response = await startAuthentication({ optionsJSON })
  await fetchAnswer(givePasskey, { body: { response } })
}
