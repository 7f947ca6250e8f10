import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { today } from '../../../core/kernel/clock.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import { later } from '../../outbox/later.ts'
import { endTries, holdAddress, isGiven } from '../account/address.ts'
import { type House, nowOf } from '../context.ts'
import type { Fee } from './fee.ts'

/** Who becomes a member. */
export interface NewMember {
  email: string
  /** 0 Dhr., 1 Mevr., 2 unknown (decision 5). */
  gender: 0 | 1 | 2
  initials: string
  inserts: string | undefined
  lastName: string
  /** YYYY-MM-DD. */
  dateOfBirth: string | undefined
  mobile: string | undefined
  landline: string | undefined
  address: { postcode: string; houseNumber: number; addition: string; streetName: string; city: string }
  /** Of `hashPassword`; without one they get a link to choose it, from whoever calls this. */
  passwordHash?: string | undefined
}

export interface Enrolment {
  submissionId: string
  payment: { method: 0 | 1; iban: string | undefined } & Fee
  /** False for a gift: it ends after its year. */
  renews: boolean
}

/** Said of an address that somebody else's account holds (decision 32). */
export const emailTaken = 'We kunnen met dit e-mailadres niet verder. Controleer het adres of log in.'
/** `field` is the request's own field with the address, where the caller knows it. */
export const addressTaken = (field?: string): Fault =>
  new Fault(409, 'email-taken', emailTaken, field ? { errors: { [field]: [emailTaken] } } : {})

const columnsOf = (member: NewMember) => ({
  gender: member.gender,
  initials: member.initials,
  inserts: member.inserts ?? null,
  last_name: member.lastName,
  date_of_birth: member.dateOfBirth ?? null,
  mobile: member.mobile ?? null,
  landline: member.landline ?? null,
  postcode: member.address.postcode,
  house_number: member.address.houseNumber,
  addition: member.address.addition,
  street_name: member.address.streetName,
  city: member.address.city,
})

/**
 * Makes an account in the caller's transaction and answers its id; `active` unless its owner must follow a mailed link
 * first. Of two active ones at once one gets the address, and those that nobody confirmed make place for it; one that
 * is to be confirmed leaves the others as they are.
 * @throws Fault 409 `email-taken`.
 */
export const insertPerson = async (
  tx: Tx,
  house: House,
  member: NewMember,
  { active = true } = {},
): Promise<string> => {
  await holdAddress(tx, member.email)
  if (await isGiven(tx, member.email)) throw addressTaken()
  if (active) await endTries(tx, member.email)
  const id = randomUUID()
  await tx
    .insertInto('person')
    .values({
      id,
      email: member.email,
      ...columnsOf(member),
      password_hash: member.passwordHash ?? null,
      active_at: active ? nowOf(house) : null,
      created_at: nowOf(house),
    })
    .execute()
  return id
}

/** Fills in what a registered person told now and we did not know; their name stays as it is (decision 34). */
export const completePerson = async (tx: Tx, personId: string, member: NewMember): Promise<void> => {
  const { initials, inserts, last_name, ...rest } = columnsOf(member)
  await tx
    .updateTable('person')
    .set({
      ...rest,
      initials: sql`coalesce(initials, ${initials})`,
      inserts: sql`CASE WHEN last_name IS NULL THEN ${inserts} ELSE inserts END`,
      last_name: sql`coalesce(last_name, ${last_name})`,
    })
    .where('id', '=', personId)
    .execute()
}

const isMemberNow = async (tx: Tx, house: House, personId: string): Promise<boolean> => {
  const running = await tx
    .selectFrom('membership')
    .select('relation_id')
    .where('person_id', '=', personId)
    .where((on) => on.or([on('ends', 'is', null), on('ends', '>', today(house.clock).toString())]))
    .executeTakeFirst()
  return running !== undefined
}

/**
 * Notes in the caller's transaction that a person becomes a member; a job makes the membership from it.
 * @throws Fault 409 `already-member` when a membership or another request of theirs runs.
 */
export const enrol = async (
  tx: Tx,
  house: House,
  personId: string,
  { submissionId, payment, renews }: Enrolment,
): Promise<void> => {
  const written = await tx
    .insertInto('membership_application')
    .values({
      submission_id: submissionId,
      person_id: personId,
      payment_method: payment.method,
      iban_locked: payment.iban
        ? house.vault.lock(payment.iban, ['membership_application.iban_locked', submissionId])
        : null,
      fee_cents: payment.fee,
      surcharge_cents: payment.surcharge,
      renews,
      applied_at: nowOf(house),
    })
    .onConflict((conflict) => conflict.column('person_id').where('activated_at', 'is', null).doNothing())
    .returning('submission_id')
    .executeTakeFirst()
  // only now: writing it waited for a request that became a membership at this very moment
  if (!written || (await isMemberNow(tx, house, personId)))
    throw new Fault(409, 'already-member', 'Je bent al lid, of je aanmelding wordt al verwerkt.')
  await later(tx, 'membership.activate', { submission: submissionId }, { key: submissionId })
}
