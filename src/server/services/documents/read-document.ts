import { sql } from 'kysely'
import type { Runtime } from '../context.ts'

export interface MadeDocument {
  name: string
  bytes: Buffer
}

/** Names and sizes in bytes of the documents of a request, in the order in which they were made. */
export const documentsOf = ({ database }: Pick<Runtime, 'database'>, submissionId: string) =>
  database
    .selectFrom('made_document')
    .select(['name', sql<number>`octet_length(bytes)`.as('size')])
    .where('submission_id', '=', submissionId)
    .orderBy('made_at')
    .orderBy('name')
    .execute()

/** A document of a request by its name; undefined where there is none. */
export const readDocument = ({ database }: Pick<Runtime, 'database'>, submissionId: string, name: string) =>
  database
    .selectFrom('made_document')
    .select(['name', 'bytes'])
    .where('submission_id', '=', submissionId)
    .where('name', '=', name)
    .executeTakeFirst()
