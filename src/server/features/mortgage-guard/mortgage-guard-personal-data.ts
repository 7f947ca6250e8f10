import { amsterdamDay } from '../../../core/kernel/clock.ts'
import { providerWords } from '../../../core/mijn/mijn-words.ts'
import type { Provider } from '../../../core/rules/mortgage-providers.ts'
import { retentionCutOff } from '../../../core/rules/retention-cut-off.ts'
import type { PersonalDataTable, Runtime } from '../../services/context.ts'

const forgetWatches = async ({ database, clock }: Runtime): Promise<number> => {
  const gone = await database
    .deleteFrom('hypotheekwacht')
    .where('ends', '<', amsterdamDay(retentionCutOff(clock, 'watches')).toString())
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

const watchesOf = async ({ database }: Runtime, personId: string) => {
  const rows = await database
    .selectFrom('hypotheekwacht')
    .select(['partner', 'since', 'ends'])
    .where('person_id', '=', personId)
    .orderBy('since')
    .execute()
  return rows.map(({ partner, since, ends }) => ({
    through: providerWords[partner as Provider],
    since,
    ...(ends !== null && { endedOn: ends }),
  }))
}

export const mortgageGuardPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'hypotheekwacht',
    terms: ['watches'],
    sweep: { watches: forgetWatches },
    exported: { watches: watchesOf },
    onDeletion: 'removed',
  },
]
