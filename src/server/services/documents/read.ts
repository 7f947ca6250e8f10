import { sql } from 'kysely'
import type { Runtime } from '../context.ts'

/** A document that was made for a request. */
export interface MadeDocument {
  name: string
  bytes: Buffer
}

/** Names and sizes of what was made for a request, in that order. */
export const documentsOf = ({ database }: Pick<Runtime, 'database'>, submissionId: string) =>
  database
    .selectFrom('made_document')
    .select(['name', sql<number>`octet_length(bytes)`.as('size')])
    .where('submission_id', '=', submissionId)
    .orderBy('made_at')
    .orderBy('name')
    .execute()

/** One of them by its name; undefined where there is none. */
export const readDocument = ({ database }: Pick<Runtime, 'database'>, submissionId: string, name: string) =>
  database
    .selectFrom('made_document')
    .select(['name', 'bytes'])
    .where('submission_id', '=', submissionId)
    .where('name', '=', name)
    .executeTakeFirst()
