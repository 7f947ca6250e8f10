import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { ApplicationState } from '../../../core/insurance/application.ts'
import { type Insurance, insuranceSchema } from '../../../core/insurance/comparison.ts'
import type { Database } from '../../database/pool.ts'
import type { Runtime } from '../context.ts'

/** An application as it stands now. Days are YYYY-MM-DD. */
export interface KeptApplication {
  state: ApplicationState
  insurances: Insurance[]
  quoteCode: string
  startDate: string
  policyNumber: string | null
  /** The insurer's last question. */
  question: string | null
  /** The last day on which the policy was in force. */
  endedOn: string | null
}

/** The applications of these requests, by ids of the requests. Requests without one are left out. */
export const readApplications = async (
  { database }: Pick<Runtime, 'database'>,
  submissionIds: readonly string[],
): Promise<Map<string, KeptApplication>> => {
  const rows = await database
    .selectFrom('insurance_application')
    .select(['submission_id', 'state', 'insurances', 'quote_code', 'policy_number', 'question'])
    .select([sql<string>`start_date::text`.as('start'), sql<string | null>`ended_on::text`.as('end')])
    .where(sql<boolean>`submission_id = ANY(${[...submissionIds]}::uuid[])`)
    .execute()
  return new Map(
    rows.map((row) => [
      row.submission_id,
      {
        state: row.state as ApplicationState,
        insurances: z.array(insuranceSchema).parse(row.insurances),
        quoteCode: row.quote_code,
        startDate: row.start,
        policyNumber: row.policy_number,
        question: row.question,
        endedOn: row.end,
      },
    ]),
  )
}

/** The application of a request; undefined where it has none. */
export const readApplication = async (
  runtime: Pick<Runtime, 'database'>,
  submissionId: string,
): Promise<KeptApplication | undefined> => (await readApplications(runtime, [submissionId])).get(submissionId)

/** The insurer's last question, read when its mail is sent, because a letter keeps no such text. */
export const questionOf = async (database: Database, submissionId: string): Promise<{ question: string }> => {
  const application = await readApplication({ database }, submissionId)
  return { question: application?.question ?? '' }
}
