import { sql } from 'kysely'
import { addressInWords } from '../../../core/groups/formatting.ts'
import { factsInWords } from '../../../core/home/home-words.ts'
import { amsterdamDay } from '../../../core/kernel/clock.ts'
import { retentionCutOff } from '../../../core/rules/retention-cut-off.ts'
import { removeInBatches } from '../../database/remove-in-batches.ts'
import type { PersonalDataTable, Runtime } from '../context.ts'
import { homesOf } from './read-home.ts'

const forgetLeft = ({ database, clock }: Runtime): Promise<number> =>
  removeInBatches(
    database,
    'home',
    sql`left_on < ${amsterdamDay(retentionCutOff(clock, 'homes')).toString()}::date`,
  )

const exported = async (runtime: Runtime, personId: string) => {
  const kept = await runtime.database
    .selectFrom('home')
    .select(['id', 'created_at'])
    .where('person_id', '=', personId)
    .execute()
  return (await homesOf(runtime, personId, {})).map((home) => ({
    address: addressInWords(home),
    since: kept.find(({ id }) => id === home.id)?.created_at ?? '',
    ...(home.left && { leftOn: home.left.on }),
    facts: factsInWords(home.facts).map(({ label, value, source }) => ({ label, value, source })),
  }))
}

export const homesPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'home',
    terms: ['account', 'homes'],
    sweep: { 'left homes': forgetLeft },
    exported: { homes: exported },
    onDeletion: 'removed',
  },
  {
    table: 'home_fact',
    terms: ['account', 'homes'],
    removedWith: 'home',
    exportedIn: 'homes',
    onDeletion: 'stays',
  },
]
