import type { CalendarDate } from '@internationalized/date'
import { sql } from 'kysely'
import { nameInWords } from '../../../core/groups/formatting.ts'
import { dayOf, today } from '../../../core/kernel/clock.ts'
import type { MembershipCard } from '../../../core/mijn/pages.ts'
import { lastDayOf, nextYearStarts } from '../../../core/rules/membership-year.ts'
import { directDebit } from '../../../core/rules/payment-methods.ts'
import { nowOf, type Runtime } from '../context.ts'
import { lastOfIban } from '../mandates/shown-iban.ts'

/** A person's row with what belongs to it: membership, application for one, a new address that is not confirmed. */
export type OwnRow = NonNullable<Awaited<ReturnType<typeof readPerson>>>

/** Everything that `/mijn` knows of a person; undefined when their account was deleted. */
export const readPerson = (runtime: Runtime, personId: string) =>
  runtime.database
    .selectFrom('person')
    .leftJoin('membership', 'membership.person_id', 'person.id')
    .leftJoin('mandate', 'mandate.reference', 'membership.mandate_reference')
    .leftJoin('membership_application', (join) =>
      join
        .onRef('membership_application.person_id', '=', 'person.id')
        .on('membership_application.activated_at', 'is', null),
    )
    .selectAll('person')
    .select([
      'membership.relation_id',
      'membership.starts',
      'membership.ends',
      'membership.renews',
      'membership.payment_method',
      'membership.mandate_reference',
      'membership.mandate_signed_on',
      'mandate.iban_locked',
      'membership.fee_cents',
      'membership.surcharge_cents',
      'membership.free_first_year',
      'membership_application.submission_id as applied_with',
    ])
    .select((on) =>
      on
        .selectFrom('mailed_link')
        .select('mailed_link.new_email')
        .whereRef('mailed_link.person_id', '=', 'person.id')
        .where('mailed_link.purpose', '=', 'change-email')
        .where('mailed_link.used_at', 'is', null)
        .where('mailed_link.expires_at', '>', nowOf(runtime))
        .orderBy('mailed_link.created_at', 'desc')
        .limit(1)
        .as('new_email'),
    )
    .where('person.id', '=', sql<string>`${personId}::uuid`)
    .executeTakeFirst()

/** The name as `J. de Vries`, or the e-mail address while we know no name. */
export const nameOf = (row: Pick<OwnRow, 'initials' | 'infix' | 'last_name' | 'email'>): string =>
  nameInWords({ ...row, lastName: row.last_name }) || row.email

/** Whether the address of the account is complete. */
export const isHome = (
  row: OwnRow,
): row is OwnRow & { postcode: string; house_number: number; street_name: string; city: string } =>
  row.postcode !== null && row.house_number !== null && row.street_name !== null && row.city !== null

/** The address of the account, as far as it is known. */
export const addressOf = (row: OwnRow) => ({
  postcode: row.postcode,
  houseNumber: row.house_number,
  addition: row.addition,
  streetName: row.street_name,
  city: row.city,
})

/** Whether a membership runs today; then the account may not be deleted. */
export const isRunning = (runtime: Runtime, { relation_id, ends }: Pick<OwnRow, 'relation_id' | 'ends'>) =>
  relation_id !== null && (ends === null || ends > today(runtime.clock).toString())

/** How the membership is paid. A gift card was paid by whoever gave it, and such a membership does not renew. */
const paymentOf = ({ renews, payment_method }: OwnRow): MembershipCard['payment'] => {
  if (renews === false) return 'gift-card'
  return payment_method === directDebit ? 'direct-debit' : 'bank-transfer'
}

/** The last four characters of the IBAN from which the fee is collected; undefined without a mandate. */
const ibanIn = (runtime: Runtime, row: OwnRow): string | undefined => {
  const { mandate_reference: reference, iban_locked } = row
  if (reference === null || iban_locked === null) return undefined
  return lastOfIban(runtime, { reference, iban_locked })
}

const isFirstYear = (starts: string, now: CalendarDate): boolean =>
  dayOf(starts).add({ years: 1 }).compare(now) > 0

/** The membership as its member sees it; undefined for somebody who never was a member. */
export const cardOf = (runtime: Runtime, row: OwnRow): MembershipCard | undefined => {
  if (row.relation_id === null || row.starts === null) return undefined
  const now = today(runtime.clock)
  const iban = ibanIn(runtime, row)
  const state = row.ends === null ? 'runs' : isRunning(runtime, row) ? 'ends' : 'ended'
  return {
    relationId: row.relation_id,
    name: nameOf(row),
    since: row.starts,
    state,
    until: (row.ends === null ? nextYearStarts(row.starts, now) : lastDayOf(row.ends)).toString(),
    feeCents: row.fee_cents ?? 0,
    surchargeCents: row.surcharge_cents ?? 0,
    ...(row.free_first_year && isFirstYear(row.starts, now) && { freeFirstYear: true as const }),
    payment: paymentOf(row),
    ...(iban && { iban }),
    ...(row.mandate_reference && { mandateReference: row.mandate_reference }),
    ...(row.mandate_signed_on && { mandateSignedOn: row.mandate_signed_on }),
  }
}
