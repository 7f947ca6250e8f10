import { sql } from 'kysely'
import { cancelMembership } from '../../../core/contract/cancellation/cancellation-calls.ts'
import { nameInWords } from '../../../core/groups/formatting.ts'
import { today } from '../../../core/kernel/clock.ts'
import type { Database, Tx } from '../../database/pool.ts'
import type { Runtime } from '../../services/context.ts'
import { masked } from '../../services/dead-letters/read-dead-letters.ts'
import type { FrozenSummary } from '../../services/submissions/read-submission.ts'
import { requestIn } from '../../services/submissions/stored-request.ts'
import type { Cancellation } from './cancellation-request.ts'
import { type ComparedMember, type Trait, traitsInCommon } from './matching.ts'

export interface PendingCancellation {
  submissionId: string
  reference: string
  /** ISO 8601 instant. */
  receivedAt: string
  request: Cancellation
  /** Questions and masked answers, which show only length and beginning. */
  answers: { label: string; value: string }[]
}

/** A member whose details agree in part with a cancellation. */
export interface Candidate {
  relationId: string
  personId: string
  /** As far as it is known: `J.P. van der Berg`; empty where it is not. */
  name: string
  commonTraits: Trait[]
  /** The first day without membership, YYYY-MM-DD; null while it goes on. */
  ends: string | null
  isRunning: boolean
}

/** The cancellations that wait for staff, the oldest first; with a reference that one alone. */
export const listPending = async (
  database: Database | Tx,
  reference?: string | undefined,
): Promise<PendingCancellation[]> => {
  const rows = await database
    .selectFrom('submission')
    .select(['id', 'reference', 'received_at', 'request', 'summary'])
    .where('kind', '=', cancelMembership.name)
    .where('state', '=', 'received')
    .$if(reference !== undefined, (one) => one.where('reference', '=', reference ?? ''))
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

/** Largest number of members that is compared: no home has more of them. */
const mostCandidates = 50

const membersLike = (database: Database | Tx, asked: Cancellation) =>
  database
    .selectFrom('membership')
    .innerJoin('person', 'person.id', 'membership.person_id')
    .select(['relation_id', 'person_id', 'starts', 'ends', 'email', 'initials', 'infix', 'last_name'])
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
    // the likeliest first, so that in a very large building the limit does not cut off the right member
    .orderBy(
      sql`(relation_id = ${asked.relationId ?? ''}, lower(email) = ${asked.emailAddress.toLowerCase()},
        lower(last_name) = ${asked.lastName.toLowerCase()}, ends IS NULL)`,
      'desc',
    )
    .limit(mostCandidates)

type MemberRow = Awaited<ReturnType<ReturnType<typeof membersLike>['execute']>>[number]

export const toComparedMember = (row: Omit<MemberRow, 'person_id' | 'starts' | 'ends'>): ComparedMember => ({
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

/** Finds the members whose cancellation it could be, likeliest first; those without a trait in common are left out. */
export const candidatesFor = async (
  { database, clock }: Pick<Runtime, 'clock'> & { database: Database | Tx },
  asked: Cancellation,
): Promise<Candidate[]> => {
  const rows = await membersLike(database, asked).execute()
  const now = today(clock).toString()
  return rows
    .map((row) => ({
      relationId: row.relation_id,
      personId: row.person_id,
      name: nameInWords({ ...row, lastName: row.last_name }),
      commonTraits: traitsInCommon(asked, toComparedMember(row)),
      ends: row.ends,
      isRunning: row.ends === null || row.ends > now,
    }))
    .filter(({ commonTraits }) => commonTraits.length > 0)
    .sort(
      (a, b) => Number(b.isRunning) - Number(a.isRunning) || b.commonTraits.length - a.commonTraits.length,
    )
}
