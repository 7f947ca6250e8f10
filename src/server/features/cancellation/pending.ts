import { sql } from 'kysely'
import { cancelMembership } from '../../../core/contract/cancellation/calls.ts'
import { today } from '../../../core/kernel/clock.ts'
import type { Database, Tx } from '../../database/pool.ts'
import type { Runtime } from '../../services/context.ts'
import { masked } from '../../services/dead-letters/read.ts'
import type { FrozenSummary } from '../../services/submissions/read.ts'
import { requestIn } from '../../services/submissions/stored-request.ts'
import { type ComparedMember, type Trait, traitsInCommon } from './matching.ts'
import type { Cancellation } from './request.ts'

/** A cancellation that nobody has found the membership of yet. */
export interface PendingCancellation {
  submissionId: string
  reference: string
  /** ISO 8601 instant. */
  receivedAt: string
  request: Cancellation
  /** Questions with their answers masked: how long they are and how they begin. */
  answers: { label: string; value: string }[]
}

/** A member who has something in common with a cancellation. */
export interface Candidate {
  relationId: string
  alike: Trait[]
  /** YYYY-MM-DD: the first day without membership; null while it goes on. */
  ends: string | null
  isRunning: boolean
}

/** Pending cancellations: those that wait for staff, oldest first. */
export const listPending = async (database: Database | Tx): Promise<PendingCancellation[]> => {
  const rows = await database
    .selectFrom('submission')
    .select(['id', 'reference', 'received_at', 'request', 'summary'])
    .where('kind', '=', cancelMembership.name)
    .where('state', '=', 'received')
    .orderBy('received_at')
    .orderBy('reference')
    .execute()
  return rows.map(({ id, received_at, reference, request, summary }) => ({
    submissionId: id,
    reference,
    receivedAt: received_at,
    request: requestIn(request) as Cancellation,
    answers: (summary as FrozenSummary).office.map(({ label, value }) => ({ label, value: masked(value) })),
  }))
}

/** So many members who share an address with it are looked at; more live in no home. */
const mostCandidates = 50

const membersLike = (database: Database | Tx, asked: Cancellation) =>
  database
    .selectFrom('membership')
    .innerJoin('person', 'person.id', 'membership.person_id')
    .select(['relation_id', 'starts', 'ends', 'email', 'initials', 'infix', 'last_name'])
    .select(['postcode', 'house_number', 'addition', 'mobile', 'landline'])
    .where((on) =>
      on.or([
        on('relation_id', '=', asked.relationId ?? ''),
        on(sql<string>`lower(email)`, '=', asked.emailAddress.toLowerCase()),
        on.and([on('postcode', '=', asked.postcode), on('house_number', '=', asked.houseNumber)]),
        ...[asked.phoneNumberMobile, asked.phoneNumberLandline].flatMap((number) =>
          number === undefined ? [] : [on('mobile', '=', number), on('landline', '=', number)],
        ),
      ]),
    )
    // in a very large building the one who is meant must be among them
    .orderBy(
      sql`(relation_id = ${asked.relationId ?? ''}, lower(email) = ${asked.emailAddress.toLowerCase()},
        lower(last_name) = ${asked.lastName.toLowerCase()}, ends IS NULL)`,
      'desc',
    )
    .limit(mostCandidates)

type MemberRow = Awaited<ReturnType<ReturnType<typeof membersLike>['execute']>>[number]

/** A row of the database as the matching compares it. */
export const toComparedMember = (row: Omit<MemberRow, 'starts' | 'ends'>): ComparedMember => ({
  relationId: row.relation_id,
  email: row.email,
  initials: row.initials,
  infix: row.infix,
  lastName: row.last_name,
  postcode: row.postcode,
  houseNumber: row.house_number,
  addition: row.addition,
  mobile: row.mobile,
  landline: row.landline,
})

/** Members who could be meant, the likeliest first; those who have nothing but a house number in common are left out. */
export const candidatesFor = async (
  { database, clock }: Pick<Runtime, 'clock'> & { database: Database | Tx },
  asked: Cancellation,
): Promise<Candidate[]> => {
  const rows = await membersLike(database, asked).execute()
  const now = today(clock).toString()
  return rows
    .map((row) => ({
      relationId: row.relation_id,
      alike: traitsInCommon(asked, toComparedMember(row)),
      ends: row.ends,
      isRunning: row.ends === null || row.ends > now,
    }))
    .filter(({ alike }) => alike.length > 0)
    .sort((a, b) => Number(b.isRunning) - Number(a.isRunning) || b.alike.length - a.alike.length)
}
