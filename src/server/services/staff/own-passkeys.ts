import { createHash } from 'node:crypto'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { beginPasskey as endpoint } from '../../../core/contract/staff-account/staff-account-calls.ts'
import type { MadePasskey } from '../../../core/fields/account/passkey-answer.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Database, Tx } from '../../database/pool.ts'
import { audit } from '../audit/write-trail.ts'
import { nowOf, type RequestContext } from '../context.ts'
import { lockStaff, ownStaff } from './own-staff.ts'
import { keepChallenge, takeChallenge } from './passkey-challenge.ts'
import { relyingParty } from './relying-party.ts'
import { tellFactorChange } from './tell-factor-change.ts'
import { webauthn, webauthnParts } from './webauthn.ts'

/** Most passkeys of one account. */
const mostPasskeys = 20

/** Most characters of the id of a passkey in base64url: 1,023 bytes (WebAuthn, 4). Below 16 bytes it could be guessed. */
const idLength = { least: 22, most: 1364 }

/** Algorithms of keys by their numbers in COSE: EdDSA, ES256 and RS256, of which every device has one. */
const algorithms = [-8, -7, -257]

/** The name of a passkey in calls: a hash of its id, which itself may be longer than an address can be. */
export const nameInCalls = (id: string): string => createHash('sha256').update(id).digest('base64url')

/** The passkeys of a member of staff, the oldest first. */
export const passkeysOf = (database: Database | Tx, staffId: string) =>
  database
    .selectFrom('staff_passkey')
    .select(['id', 'name', 'created_at', 'used_at'])
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/**
 * What a browser needs to make a passkey for the account of who calls.
 * @throws Fault 401, 409 `passkey-not-here`.
 */
export const beginPasskey = async (ctx: RequestContext): Promise<AnswerOf<typeof endpoint>> => {
  const { account, session } = await ownStaff(ctx)
  const { rpID } = await relyingParty(ctx)
  const { name } = await ctx.sender()
  const known = await passkeysOf(ctx.database, account.id)
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID,
    userName: account.email,
    userDisplayName: account.name,
    userID: Uint8Array.from(Buffer.from(account.id)),
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  })
  await keepChallenge(ctx, session, 'create', options.challenge)
  return options
}

const wrongPasskey = () =>
  new Fault(400, 'passkey-wrong', 'Je passkey is niet toegevoegd. Probeer het opnieuw.')

/**
 * Whether an answer proves nothing about the make of the device, or only what the new key itself signs. We ask for no more, and
 * to judge the papers of makers the library would fetch lists of theirs from the internet.
 */
const hasNoPapers = async ({ response }: MadePasskey): Promise<boolean> => {
  const { decodeAttestationObject, isoBase64URL } = await webauthnParts()
  const papers = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject))
  const kind = papers.get('fmt')
  return kind === 'none' || (kind === 'packed' && papers.get('attStmt').get('x5c') === undefined)
}

interface NewPasskey {
  id: string
  publicKey: Uint8Array
  counter: number
}

/** The passkey in an answer; undefined for an answer that is not right. */
const judged = async (
  made: MadePasskey,
  expected: { challenge: string; rpID: string; origin: string },
): Promise<NewPasskey | undefined> => {
  const { verifyRegistrationResponse } = await webauthn()
  try {
    if (!(await hasNoPapers(made))) return undefined
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...made, clientExtensionResults: {} },
      expectedChallenge: expected.challenge,
      expectedOrigin: expected.origin,
      expectedRPID: expected.rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (!verified) return undefined
    const { id, publicKey, counter } = registrationInfo.credential
    const fits = id === made.id && id.length >= idLength.least && id.length <= idLength.most
    return fits ? { id, publicKey, counter } : undefined
  } catch {
    // the library throws for whatever is wrong with what was sent
    return undefined
  }
}

const insert = async (
  tx: Tx,
  ctx: RequestContext,
  staffId: string,
  { id, publicKey, counter, name }: NewPasskey & { name: string },
): Promise<void> => {
  const { passkeys } = await lockStaff(tx, staffId)
  if (passkeys >= mostPasskeys)
    throw new Fault(409, 'passkeys-full', `Je hebt al ${mostPasskeys} passkeys. Verwijder er eerst een.`)
  const { numInsertedOrUpdatedRows: written } = await tx
    .insertInto('staff_passkey')
    .values({
      id,
      staff_id: staffId,
      public_key: Buffer.from(publicKey),
      counter,
      name,
      created_at: nowOf(ctx),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (Number(written) !== 1) throw new Fault(409, 'passkey-known', 'Deze passkey is al toegevoegd.')
}

/**
 * Adds the passkey that a browser made to the account of who calls, and tells its owner by mail.
 * @returns its name in calls.
 * @throws Fault 401, 400 `passkey-wrong`, 409 `passkey-not-here`, `passkey-known` or `passkeys-full`.
 */
export const addPasskey = async (ctx: RequestContext, name: string, made: MadePasskey): Promise<string> => {
  const { account, session } = await ownStaff(ctx)
  const party = await relyingParty(ctx)
  // committed by itself, so that a wrong answer uses its challenge up too
  const challenge = await ctx.transaction((tx) => takeChallenge(tx, session, 'create'))
  const passkey = challenge === undefined ? undefined : await judged(made, { challenge, ...party })
  if (!passkey) throw wrongPasskey()
  await ctx.transaction(async (tx) => {
    await insert(tx, ctx, account.id, { ...passkey, name })
    await audit(tx, ctx, 'staff-account.add-passkey', account.id)
    await tellFactorChange(tx, ctx, account.email, 'passkey-added')
  })
  return nameInCalls(passkey.id)
}

/**
 * Removes a passkey of who calls, by its name in calls, and tells its owner by mail.
 * @throws Fault 401, 404 `passkey-unknown`, 409 `last-factor`.
 */
export const removePasskey = async (ctx: RequestContext, named: string): Promise<void> => {
  const own = await ownStaff(ctx)
  await ctx.transaction(async (tx) => {
    const { id: staffId, email, hasTotp, passkeys } = await lockStaff(tx, own.account.id)
    const gone = (await passkeysOf(tx, staffId)).find(({ id }) => nameInCalls(id) === named)
    if (!gone) throw new Fault(404, 'passkey-unknown', 'Deze passkey is er niet meer.')
    if (!hasTotp && passkeys === 1)
      throw new Fault(409, 'last-factor', 'Dit is je enige tweede factor. Stel eerst een andere in.')
    await tx.deleteFrom('staff_passkey').where('id', '=', gone.id).execute()
    await audit(tx, ctx, 'staff-account.remove-passkey', staffId)
    await tellFactorChange(tx, ctx, email, 'passkey-removed')
  })
}
