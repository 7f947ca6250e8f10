import { sql } from 'kysely'
import { retentionCutOff } from '../../../core/rules/retention-cut-off.ts'
import { removeInBatches } from '../../database/remove-in-batches.ts'
import type { PersonalDataTable, Runtime } from '../context.ts'
import { lastOfIban } from './shown-iban.ts'

const forgetMandates = ({ database, clock }: Runtime): Promise<number> =>
  removeInBatches(database, 'mandate', sql`ended_at < ${retentionCutOff(clock, 'payments')}::timestamptz`)

/** Mandates that ended or have a wording of their own. The one with which a membership began is exported with the membership. */
const mandatesOf = async (runtime: Runtime, personId: string) => {
  const rows = await runtime.database
    .selectFrom('mandate')
    .selectAll()
    .where('person_id', '=', personId)
    .where((on) => on.or([on('ended_at', 'is not', null), on('wording', 'is not', null)]))
    .orderBy('given_at')
    .execute()
  return rows.map((one) => ({
    reference: one.reference,
    iban: lastOfIban(runtime, one),
    givenAt: one.given_at,
    ...(one.wording && { wording: one.wording }),
    ...(one.ended_at && { endedAt: one.ended_at }),
  }))
}

export const mandatesPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'mandate',
    terms: ['payments', 'vve'],
    sweep: { mandates: forgetMandates },
    exported: { mandates: mandatesOf },
    onDeletion: 'unlinked',
  },
]
