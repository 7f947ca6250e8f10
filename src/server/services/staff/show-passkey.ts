import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { askPasskey as endpoint } from '../../../core/contract/staff-session/staff-session-calls.ts'
import type { ShownPasskey } from '../../../core/fields/account/passkey-answer.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import { nowOf, type RequestContext, type StaffSession } from '../context.ts'
import { staffLoggedOut } from './own-staff.ts'
import { keepChallenge, takeChallenge } from './passkey-challenge.ts'
import { relyingParty } from './relying-party.ts'
import { takeFactor } from './second-factor.ts'
import { webauthn } from './webauthn.ts'

/**
 * What a browser needs to have a passkey of this session's account shown.
 * @throws Fault 401 without a session, 409 `passkey-not-here`, 409 `passkey-none`.
 */
export const askForPasskey = async (ctx: RequestContext): Promise<AnswerOf<typeof endpoint>> => {
  const session = await ctx.staffSession()
  if (!session) throw staffLoggedOut()
  const { rpID } = await relyingParty(ctx)
  const passkeys = await ctx.database
    .selectFrom('staff_passkey')
    .select('id')
    .where('staff_id', '=', session.staffId)
    .execute()
  if (passkeys.length === 0)
    throw new Fault(409, 'passkey-none', 'Je hebt nog geen passkey. Gebruik een code uit je app.')
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID,
    allowCredentials: passkeys,
    userVerification: 'required',
  })
  await keepChallenge(ctx, session, 'get', options.challenge)
  return options
}

/** The refusal of a passkey, which does not tell what was wrong with it. */
const wrongPasskey = () =>
  new Fault(
    400,
    'passkey-wrong',
    'Deze passkey herkennen we niet. Probeer het opnieuw, of gebruik een code uit je app.',
  )

interface KnownPasskey {
  id: string
  public_key: Buffer
  counter: number
}

/**
 * The new count of uses of a passkey that was shown; undefined for an answer that is not right: another challenge or origin,
 * nobody who was recognised by the device, a wrong signature, or a count that does not go up, as of a copy of the key.
 */
const judged = async (
  shown: ShownPasskey,
  { id, public_key, counter }: KnownPasskey,
  expected: { challenge: string; rpID: string; origin: string },
): Promise<number | undefined> => {
  const { verifyAuthenticationResponse } = await webauthn()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...shown, clientExtensionResults: {} },
      expectedChallenge: expected.challenge,
      expectedOrigin: expected.origin,
      expectedRPID: expected.rpID,
      credential: { id, publicKey: new Uint8Array(public_key), counter },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    // the library throws for whatever is wrong with what was sent
    return undefined
  }
}

const spendPasskey = async (
  tx: Tx,
  ctx: RequestContext,
  session: StaffSession,
  { shown, ...party }: { shown: ShownPasskey; rpID: string; origin: string },
): Promise<boolean> => {
  const challenge = await takeChallenge(tx, session, 'get')
  const known = await tx
    .selectFrom('staff_passkey')
    .select(['id', 'public_key', 'counter'])
    .where('id', '=', shown.id)
    .where('staff_id', '=', session.staffId)
    .forUpdate()
    .executeTakeFirst()
  if (challenge === undefined || !known) return false
  const counter = await judged(shown, known, { challenge, ...party })
  if (counter === undefined) return false
  await tx
    .updateTable('staff_passkey')
    .set({ counter, used_at: nowOf(ctx) })
    .where('id', '=', known.id)
    .execute()
  return true
}

/**
 * Takes a passkey as the second factor of the session that calls. Each challenge counts once, also for an answer that was wrong.
 * @throws Fault 401 without a session, 409 `passkey-not-here`, 400 `passkey-wrong`, 429 after too many wrong factors.
 */
export const passPasskey = async (ctx: RequestContext, shown: ShownPasskey): Promise<void> => {
  const party = await relyingParty(ctx)
  await takeFactor(ctx, (tx, session) => spendPasskey(tx, ctx, session, { shown, ...party }), wrongPasskey)
}
