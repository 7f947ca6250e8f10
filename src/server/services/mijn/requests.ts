import { sql } from 'kysely'
import type { FrozenAnswer } from '../../../core/fields/brick/frozen.ts'
import type { RequestLine, RequestState } from '../../../core/mijn/pages.ts'
import type { Runtime } from '../context.ts'
import { byMail } from '../submissions/delivery.ts'
import type { FrozenSummary } from '../submissions/read-submission.ts'

/** Requests on one page. */
export const pageSize = 25

const rows = (runtime: Runtime, personId: string) =>
  runtime.database
    .selectFrom('submission')
    .select(['id', 'kind', 'reference', 'received_at', 'state', 'summary', 'attached_at'])
    .select((on) =>
      on
        .exists(
          on
            .selectFrom('request_message')
            .select('request_message.id')
            .whereRef('request_message.submission_id', '=', 'submission.id')
            .where('request_message.staff_id', 'is not', null)
            .where('request_message.read_at', 'is', null),
        )
        .as('has_news'),
    )
    .where('person_id', '=', personId)

type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number]

/** Condition with all ids in one parameter: a query may have 65,535 parameters, and a list would take one for each id. */
export const isAnyOf = (column: 'submission_id', ids: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} = ANY(${[...ids]}::uuid[])`

const lineOf = (row: Row): RequestLine => ({
  reference: row.reference,
  title: (row.summary as FrozenSummary).title,
  receivedAt: row.received_at,
  state: row.state as RequestState,
  ...(row.has_news === true && { hasNews: true }),
})

/** The answers that a person may see. Of a request that was attached by its e-mail address, those that its mail told. */
const answersOf = (row: Pick<Row, 'summary' | 'attached_at'>): FrozenAnswer[] => {
  const { mail: mailed, office } = row.summary as FrozenSummary
  return row.attached_at === null ? office : mailed
}

export interface OwnRequests {
  lines: RequestLine[]
  total: number
  page: number
  pages: number
}

/** The requests of a person, newest first. A page number beyond the last gives the last page. */
export const listRequests = async (
  runtime: Runtime,
  personId: string,
  { page = 1, size = pageSize }: { page?: number; size?: number } = {},
): Promise<OwnRequests> => {
  const counted = await runtime.database
    .selectFrom('submission')
    .select((on) => on.fn.countAll<string>().as('total'))
    .where('person_id', '=', personId)
    .executeTakeFirst()
  const total = Number(counted?.total ?? 0)
  const pages = Math.max(1, Math.ceil(total / size))
  const shown = Math.min(Math.max(1, page), pages)
  const found = await rows(runtime, personId)
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((shown - 1) * size)
    .execute()
  return {
    lines: found.map(lineOf),
    total,
    page: shown,
    pages,
  }
}

/** A request with everything that its person may see of it. */
export interface WholeRequest {
  id: string
  line: RequestLine
  answers: FrozenAnswer[]
  /** Whether it was sent without logging in, and attached to this person by their e-mail address. */
  attached: boolean
}

/** Requests that are read at once where all of them are needed. */
const batchSize = 200

/**
 * All requests of a person, newest first, in batches, because there may be very many. Requests that come meanwhile are left out.
 */
export async function* requestBatches(runtime: Runtime, personId: string): AsyncGenerator<WholeRequest[]> {
  let last: Row | undefined
  do {
    const before = last
    const found = await rows(runtime, personId)
      .$if(before !== undefined, (query) =>
        query.where(
          sql<boolean>`(received_at, id) < (${before?.received_at}::timestamptz, ${before?.id}::uuid)`,
        ),
      )
      .orderBy('received_at', 'desc')
      .orderBy('id', 'desc')
      .limit(batchSize)
      .execute()
    if (found.length > 0)
      yield found.map((row) => ({
        id: row.id,
        line: lineOf(row),
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

/** One request of this person; undefined for an unknown reference and for somebody else's request. */
export const findRequest = async (
  runtime: Runtime,
  personId: string,
  reference: string,
): Promise<OwnRequest | undefined> => {
  const row = await rows(runtime, personId).where('reference', '=', reference).executeTakeFirst()
  if (!row) return undefined
  const unmailed = await runtime.database
    .selectFrom('delivery')
    .select('partner')
    .where('submission_id', '=', row.id)
    .where('partner', '=', byMail.partner)
    .where('state', '=', 'refused')
    .executeTakeFirst()
  return {
    id: row.id,
    kind: row.kind,
    line: lineOf(row),
    answers: answersOf(row),
    attached: row.attached_at !== null,
    unmailed: unmailed !== undefined,
  }
}
