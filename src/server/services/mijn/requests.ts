import { updateCommunityAlias } from '../../../core/contract/community.ts'
import { registerHypotheekwacht } from '../../../core/contract/hypotheekwacht.ts'
import type { RequestLine, RequestState } from '../../../core/mijn/pages.ts'
import type { House } from '../context.ts'
import type { FrozenDocument } from '../submissions/insert.ts'

/** So many requests stand on one page. */
export const pageSize = 20

/** Who is mailed is no partner that a request has to reach. */
const mail = 'mail'

interface Delivery {
  partner: string
  state: string
}

/** What came of a request in our own house, where it was for a membership or for the end of one. */
type Result = 'waiting' | 'done' | 'withdrawn' | undefined

/**
 * How far a request is, from whom it has to reach and what came of it here. What a partner does with it afterwards
 * is only known where a confirmation of our own says so.
 */
export const stateOf = (deliveries: readonly Delivery[], result: Result): RequestState => {
  const partners = deliveries.filter(({ partner }) => partner !== mail)
  if (result === 'withdrawn') return 'withdrawn'
  if (partners.some(({ state }) => state === 'refused')) return 'failed'
  if (result !== undefined) return result === 'done' ? 'confirmed' : 'received'
  if (partners.length === 0 || partners.some(({ state }) => state !== 'delivered')) return 'received'
  return 'passed-on'
}

const rows = (house: House, personId: string) =>
  house.database
    .selectFrom('submission')
    .leftJoin('membership_application as wish', 'wish.submission_id', 'submission.id')
    .leftJoin('cancellation', 'cancellation.submission_id', 'submission.id')
    .select([
      'submission.id',
      'submission.kind',
      'submission.reference',
      'submission.received_at',
      'submission.document',
      'wish.submission_id as wished',
      'wish.activated_at',
      'cancellation.submission_id as cancelled',
      'cancellation.matched_at',
      'cancellation.withdrawn_at',
    ])
    .where('submission.person_id', '=', personId)

type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]

/** Whom each of these submissions has to reach. */
const deliveriesOf = async (house: House, ids: readonly string[]): Promise<Map<string, Delivery[]>> => {
  const found = ids.length
    ? await house.database
        .selectFrom('delivery')
        .select(['submission_id', 'partner', 'state'])
        .where('submission_id', 'in', ids)
        .execute()
    : []
  return Map.groupBy(found, ({ submission_id }) => submission_id)
}

/** What is carried out in the moment that it is taken in. */
const doneAtOnce: ReadonlySet<string> = new Set([updateCommunityAlias.name, registerHypotheekwacht.name])

const resultOf = (row: Row): Result => {
  if (row.withdrawn_at !== null) return 'withdrawn'
  if (row.cancelled !== null) return row.matched_at === null ? 'waiting' : 'done'
  if (row.wished !== null) return row.activated_at === null ? 'waiting' : 'done'
  return doneAtOnce.has(row.kind) ? 'done' : undefined
}

const lineOf = (row: Row, deliveries: readonly Delivery[]): RequestLine => ({
  reference: row.reference,
  title: (row.document as FrozenDocument).title,
  receivedAt: row.received_at,
  state: stateOf(deliveries, resultOf(row)),
})

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
    .orderBy('submission.id')
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

export interface OwnRequest {
  id: string
  kind: string
  line: RequestLine
  document: FrozenDocument
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
    document: row.document as FrozenDocument,
    unmailed: deliveries.some(({ partner, state }) => partner === mail && state === 'refused'),
  }
}
