import { sql } from 'kysely'
import { registerAccount } from '../../../core/contract/account.ts'
import { updateCommunityAlias } from '../../../core/contract/community.ts'
import { registerHypotheekwacht } from '../../../core/contract/mortgage-guard.ts'
import type { FrozenAnswer } from '../../../core/fields/frozen.ts'
import type { RequestLine, RequestState } from '../../../core/mijn/pages.ts'
import type { House } from '../context.ts'
import type { FrozenDocument } from '../submissions/read.ts'

/** So many requests stand on one page. */
export const pageSize = 25

/** Who is mailed is no partner that a request has to reach. */
const mail = 'mail'

interface Delivery {
  partner: string
  state: string
}

/** What came of a request in our own house, where it was for a membership or for the end of one. */
type Result = 'waiting' | 'done' | 'withdrawn' | 'refused' | undefined

/**
 * How far a request is, from whom it has to reach and what came of it here. What a partner does with it afterwards
 * is only known where a confirmation of our own says so.
 */
export const stateOf = (deliveries: readonly Delivery[], result: Result): RequestState => {
  const partners = deliveries.filter(({ partner }) => partner !== mail)
  if (result === 'withdrawn' || result === 'refused') return result
  if (partners.some(({ state }) => state === 'refused')) return 'failed'
  if (result !== undefined) return result === 'done' ? 'confirmed' : 'received'
  if (partners.length === 0 || partners.some(({ state }) => state !== 'delivered')) return 'received'
  return 'passed-on'
}

const rows = (house: House, personId: string) =>
  house.database
    .selectFrom('submission')
    .leftJoin('membership_application as wish', 'wish.submission_id', 'submission.id')
    .leftJoin('vve_membership as vve', 'vve.submission_id', 'submission.id')
    .leftJoin('cancellation', 'cancellation.submission_id', 'submission.id')
    .select([
      'submission.id',
      'submission.kind',
      'submission.reference',
      'submission.received_at',
      'submission.document',
      'submission.attached_at',
      'wish.submission_id as wished',
      'wish.activated_at',
      'vve.id as vve_wished',
      'vve.relation_id as vve_number',
      'cancellation.submission_id as cancelled',
      'cancellation.matched_at',
      'cancellation.withdrawn_at',
      'cancellation.refused_at',
    ])
    .where('submission.person_id', '=', personId)

type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]

/** As one parameter: a question to the database has room for 65,535, and ids in a list take one each. */
export const isAnyOf = (column: 'submission_id', ids: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} = ANY(${[...ids]}::uuid[])`

/** Whom each of these submissions has to reach. */
const deliveriesOf = async (house: House, ids: readonly string[]): Promise<Map<string, Delivery[]>> => {
  const found = ids.length
    ? await house.database
        .selectFrom('delivery')
        .select(['submission_id', 'partner', 'state'])
        .where(isAnyOf('submission_id', ids))
        .execute()
    : []
  return Map.groupBy(found, ({ submission_id }) => submission_id)
}

/** What was carried out by the time that its sender can see it; an account shows its own registration once it is confirmed. */
const doneAtOnce: ReadonlySet<string> = new Set([
  updateCommunityAlias.name,
  registerHypotheekwacht.name,
  registerAccount.name,
])

const resultOf = (row: Row): Result => {
  if (row.withdrawn_at !== null) return 'withdrawn'
  if (row.refused_at !== null) return 'refused'
  if (row.cancelled !== null) return row.matched_at === null ? 'waiting' : 'done'
  if (row.wished !== null) return row.activated_at === null ? 'waiting' : 'done'
  if (row.vve_wished !== null) return row.vve_number === null ? 'waiting' : 'done'
  return doneAtOnce.has(row.kind) ? 'done' : undefined
}

const lineOf = (row: Row, deliveries: readonly Delivery[]): RequestLine => ({
  reference: row.reference,
  title: (row.document as FrozenDocument).title,
  receivedAt: row.received_at,
  state: stateOf(deliveries, resultOf(row)),
})

/** What its reader may see of the answers: of a request that found them by an address alone, what its mail told. */
const answersOf = (row: Pick<Row, 'document' | 'attached_at'>): FrozenAnswer[] => {
  const { mail: mailed, office } = row.document as FrozenDocument
  return row.attached_at === null ? office : mailed
}

export interface OwnRequests {
  lines: RequestLine[]
  total: number
  page: number
  pages: number
}

/** The requests of a person, newest first. A page past the last one is the last one. */
export const listRequests = async (
  house: House,
  personId: string,
  { page = 1, size = pageSize }: { page?: number; size?: number } = {},
): Promise<OwnRequests> => {
  const counted = await house.database
    .selectFrom('submission')
    .select((on) => on.fn.countAll<string>().as('total'))
    .where('person_id', '=', personId)
    .executeTakeFirst()
  const total = Number(counted?.total ?? 0)
  const pages = Math.max(1, Math.ceil(total / size))
  const shown = Math.min(Math.max(1, page), pages)
  const found = await rows(house, personId)
    .orderBy('submission.received_at', 'desc')
    .orderBy('submission.id', 'desc')
    .limit(size)
    .offset((shown - 1) * size)
    .execute()
  const deliveries = await deliveriesOf(
    house,
    found.map(({ id }) => id),
  )
  return {
    lines: found.map((row) => lineOf(row, deliveries.get(row.id) ?? [])),
    total,
    page: shown,
    pages,
  }
}

/** A request with everything that its reader may see of it. */
export interface WholeRequest {
  id: string
  line: RequestLine
  answers: FrozenAnswer[]
  /** It came without anybody logged in, and found this person by their e-mail address. */
  attached: boolean
}

/** So many requests are read at once where all of them are asked for. */
const batchSize = 200

/** All requests of a person, newest first, in batches: somebody may have very many. What comes meanwhile is left out. */
export async function* requestBatches(house: House, personId: string): AsyncGenerator<WholeRequest[]> {
  let last: Row | undefined
  do {
    const before = last
    const found = await rows(house, personId)
      .$if(before !== undefined, (query) =>
        query.where(
          sql<boolean>`(submission.received_at, submission.id) < (${before?.received_at}::timestamptz, ${before?.id}::uuid)`,
        ),
      )
      .orderBy('submission.received_at', 'desc')
      .orderBy('submission.id', 'desc')
      .limit(batchSize)
      .execute()
    const deliveries = await deliveriesOf(
      house,
      found.map(({ id }) => id),
    )
    if (found.length > 0)
      yield found.map((row) => ({
        id: row.id,
        line: lineOf(row, deliveries.get(row.id) ?? []),
        answers: answersOf(row),
        attached: row.attached_at !== null,
      }))
    last = found.length === batchSize ? found.at(-1) : undefined
  } while (last)
}

export interface OwnRequest extends WholeRequest {
  kind: string
  unmailed: boolean
}

/** One request of this person; undefined for an unknown reference and for somebody else's alike. */
export const findRequest = async (
  house: House,
  personId: string,
  reference: string,
): Promise<OwnRequest | undefined> => {
  const row = await rows(house, personId).where('submission.reference', '=', reference).executeTakeFirst()
  if (!row) return undefined
  const deliveries = (await deliveriesOf(house, [row.id])).get(row.id) ?? []
  return {
    id: row.id,
    kind: row.kind,
    line: lineOf(row, deliveries),
    answers: answersOf(row),
    attached: row.attached_at !== null,
    unmailed: deliveries.some(({ partner, state }) => partner === mail && state === 'refused'),
  }
}
