import { randomUUID } from 'node:crypto'
import { homeFacts } from '../../../core/home/facts.ts'
import { isSameHome } from '../../../core/home/same-home.ts'
import { today } from '../../../core/kernel/clock.ts'
import { Fault, PartnerError } from '../../../core/kernel/fault.ts'
import { type HomeFactName, homeFactNames, type KnownFact } from '../../../core/kernel/known-home.ts'
import { stableJson } from '../../../core/kernel/stable-json.ts'
import type { Tx } from '../../database/pool.ts'
import { nowOf, type RequestContext, type Runtime } from '../context.ts'
import { loggedOut } from '../people/own-account.ts'

export interface HomeAddress {
  postcode: string
  houseNumber: number
  addition?: string | undefined
  streetName: string
  city: string
}

/** Facts of a home as a source states them, by name. */
export type ToldFacts = { readonly [Name in HomeFactName]?: KnownFact['value'] | undefined }

const most = 5
const tooMany = () =>
  new Fault(
    409,
    'too-many-homes',
    `Je kunt hoogstens ${most} woningen bewaren. Verwijder er eerst een bij Mijn huis.`,
  )

/**
 * The facts of a home in the land register.
 * @throws PartnerError when it cannot be asked.
 */
export const registerFacts = async (
  { ports }: Pick<Runtime, 'ports'>,
  { postcode, houseNumber, addition = '' }: HomeAddress,
): Promise<ToldFacts> => {
  const found = await ports.addresses.facts(postcode, houseNumber, addition)
  const told = {
    constructionYear: found?.constructionYear,
    livingAreaSize: found?.livingAreaSize && Math.round(found.livingAreaSize),
  }
  // A value that no form accepts (a year that is still to come) is left out, since it would be an error in each of them.
  return Object.fromEntries(
    Object.entries(told).filter(
      ([name, value]) => homeFacts.parts[name as keyof typeof told].schema.safeParse(value).success,
    ),
  )
}

/** The facts of a home in the land register, or none when it cannot be reached. */
export const registerFactsIfThere = (runtime: Runtime, home: HomeAddress): Promise<ToldFacts> =>
  registerFacts(runtime, home).catch((thrown: unknown) => {
    if (!(thrown instanceof PartnerError)) throw thrown
    return {}
  })

/**
 * The home of a person at this address, made where there is none; of two requests at once one waits.
 * @throws Fault 401 when the account was deleted meanwhile, 409 `too-many-homes`.
 */
export const homeAt = async (
  tx: Tx,
  ctx: Pick<RequestContext, 'clock'>,
  personId: string,
  home: HomeAddress,
): Promise<{ id: string; isNew: boolean; isLeft: boolean }> => {
  const owner = await tx
    .selectFrom('person')
    .select('id')
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirst()
  if (!owner) throw loggedOut()
  const rows = await tx
    .selectFrom('home')
    .select(['id', 'postcode', 'house_number as houseNumber', 'addition', 'left_on'])
    .where('person_id', '=', personId)
    .execute()
  const same = rows.find((row) => isSameHome(row, home))
  if (same) return { id: same.id, isNew: false, isLeft: same.left_on !== null }
  if (rows.length >= most) throw tooMany()
  const id = randomUUID()
  await tx
    .insertInto('home')
    .values({
      id,
      person_id: personId,
      postcode: home.postcode,
      house_number: home.houseNumber,
      addition: home.addition ?? '',
      street_name: home.streetName,
      city: home.city,
      created_at: nowOf(ctx),
    })
    .execute()
  return { id, isNew: true, isLeft: false }
}

/** Whether a source may replace a fact: the register never replaces what somebody said themselves. */
const yields = (now: string | undefined, to: KnownFact['source']): boolean =>
  now === undefined || to !== 'register' || now === 'register'

/**
 * Writes what a source says of a home today. Only facts that differ are written, so that the others keep their source and day.
 * With `forget`, facts that the source does not state are removed.
 */
export const writeFacts = async (
  tx: Tx,
  runtime: Pick<Runtime, 'clock'>,
  homeId: string,
  { told, source, forget = false }: { told: ToldFacts; source: KnownFact['source']; forget?: boolean },
): Promise<void> => {
  const rows = await tx.selectFrom('home_fact').selectAll().where('home_id', '=', homeId).execute()
  for (const fact of homeFactNames) {
    const now = rows.find((row) => row.fact === fact)
    const value = told[fact]
    if (value === undefined) {
      if (forget && now)
        await tx.deleteFrom('home_fact').where('home_id', '=', homeId).where('fact', '=', fact).execute()
      continue
    }
    if (now && stableJson(now.value) === stableJson(value)) continue
    if (!yields(now?.source, source)) continue
    const said = { value: JSON.stringify(value), source, said_on: today(runtime.clock).toString() }
    await tx
      .insertInto('home_fact')
      .values({ home_id: homeId, fact, ...said })
      .onConflict((conflict) => conflict.columns(['home_id', 'fact']).doUpdateSet(said))
      .execute()
  }
}
