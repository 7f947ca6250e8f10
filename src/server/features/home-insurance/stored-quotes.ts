import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { newReference } from '../../../core/fields/request/reference.ts'
import { comparisonSchema, type Insurance } from '../../../core/insurance/comparison.ts'
import { conditions } from '../../../core/insurance/conditions.ts'
import type { Property } from '../../../core/insurance/property.ts'
import { amsterdamDay } from '../../../core/kernel/clock.ts'
import { stableJson } from '../../../core/kernel/stable-json.ts'
import { retentionCutOff } from '../../../core/rules/retention-cut-off.ts'
import { removeInBatches } from '../../database/remove-in-batches.ts'
import { nowOf, type PersonalDataTable, type Runtime } from '../../services/context.ts'

/** A stored quote. Days are YYYY-MM-DD in Amsterdam. */
export interface StoredQuote {
  id: string
  code: string
  madeOn: string
  /** The last day on which its premiums are available. */
  holdsUntil: string
  conditions: string
  insurances: Insurance[]
}

const tries = 5
/**
 * Whether a block of answers about one insurance has no answer in it. The premium is then that of the standard cover, as without
 * the block.
 */
const isNothing = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => one === undefined)
/** The answers in one form, so that the same home has the same quote: walls of `wood` are `other` walls (D83). */
const textOf = (property: Property) => {
  const outsideWallType = property.outsideWallType === 'stone' ? 'stone' : 'other'
  const asked = Object.entries({ ...property, outsideWallType }).filter(([, value]) => !isNothing(value))
  return `insurance-quote\0${stableJson(Object.fromEntries(asked))}`
}
const questionField = (id: string) => ['insurance_quote.question_locked', id] as const

const columns = [
  'id',
  'code',
  sql<string>`made_on::text`.as('madeOn'),
  sql<string>`holds_until::text`.as('holdsUntil'),
  'conditions',
  'insurances',
] as const

/** The newest quote for exactly these answers, whether it still holds or not. */
export const lastQuote = async (
  { database, vault }: Pick<Runtime, 'database' | 'vault'>,
  property: Property,
): Promise<StoredQuote | undefined> => {
  const row = await database
    .selectFrom('insurance_quote')
    .select(columns)
    .where('question_hash', 'in', vault.fingerprints(textOf(property)))
    .orderBy('made_on', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { ...row, insurances: comparisonSchema.parse(row.insurances) }
}

/** The day on which a quote was made, and its conditions; undefined when it was removed. */
export const quoteByCode = ({ database }: Pick<Runtime, 'database'>, code: string) =>
  database
    .selectFrom('insurance_quote')
    .select([sql<string>`made_on::text`.as('madeOn'), 'conditions'])
    .where('code', '=', code)
    .executeTakeFirst()

/** Stores a quote under a new code. Of two at once for the same answers the first is kept, and both get it. */
export const keepQuote = async (
  runtime: Runtime,
  property: Property,
  { madeOn, holdsUntil, insurances }: Pick<StoredQuote, 'madeOn' | 'holdsUntil' | 'insurances'>,
): Promise<StoredQuote> => {
  const { database, vault } = runtime
  const id = randomUUID()
  for (let left = tries; left > 0; left--) {
    await database
      .insertInto('insurance_quote')
      .values({
        id,
        code: newReference(randomBytes),
        question_hash: vault.fingerprint(textOf(property)),
        question_locked: vault.lock(stableJson(property), questionField(id)),
        made_at: nowOf(runtime),
        made_on: madeOn,
        holds_until: holdsUntil,
        tariff_version: insurances[0]?.tariff.version ?? '',
        conditions,
        insurances: JSON.stringify(insurances),
      })
      // the conflict may be about the code or about the answers; the read below shows which
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const kept = await lastQuote(runtime, property)
    if (kept?.madeOn === madeOn) return kept
  }
  throw new Error(`No free code was found in ${tries} tries.`)
}

export const forgetQuotes = ({ database, clock }: Runtime): Promise<number> =>
  removeInBatches(
    database,
    'insurance_quote',
    sql`holds_until < ${amsterdamDay(retentionCutOff(clock, 'quotes')).toString()}::date`,
  )

export const personalData: readonly PersonalDataTable[] = [
  {
    table: 'insurance_quote',
    terms: ['quotes'],
    sweep: { 'insurance quotes': forgetQuotes },
    notExported: 'Premiums under a code: nothing in it says who asked, and what they answered is encrypted.',
    onDeletion: 'stays',
  },
]
