import { sql } from 'kysely'
import { isSameHome } from '../../../core/home/same-home.ts'
import {
  type HomeFactName,
  homeFactNames,
  type KnownFact,
  type KnownHome,
} from '../../../core/kernel/known-home.ts'
import type { HomeCard } from '../../../core/mijn/pages.ts'
import type { Runtime } from '../context.ts'

interface OwnAddress {
  postcode?: string | null | undefined
  houseNumber?: number | null | undefined
  addition?: string | null | undefined
  streetName?: string | null | undefined
  city?: string | null | undefined
}

interface Row {
  id: string
  postcode: string
  house_number: number
  addition: string
  street_name: string
  city: string
  left_on: string | null
  left_why: string | null
  facts: { fact: string; value: KnownFact['value']; source: KnownFact['source']; on: string }[] | null
}

const isFactName = (name: string): name is HomeFactName => homeFactNames.some((one) => one === name)

const factsOf = ({ facts }: Row): KnownHome['facts'] =>
  Object.fromEntries(
    (facts ?? []).flatMap(({ fact, ...known }) => (isFactName(fact) ? [[fact, known] as const] : [])),
  )

const homeOf = (row: Row) => ({
  postcode: row.postcode,
  houseNumber: row.house_number,
  addition: row.addition,
  streetName: row.street_name,
  city: row.city,
  facts: factsOf(row),
})

const rowsOf = async ({ database }: Pick<Runtime, 'database'>, personId: string): Promise<Row[]> =>
  database
    .selectFrom('home')
    .select(['id', 'postcode', 'house_number', 'addition', 'street_name', 'city', 'left_on', 'left_why'])
    .select(
      sql<Row['facts']>`(SELECT json_agg(json_build_object('fact', fact, 'value', value, 'source', source,
        'on', to_char(said_on, 'YYYY-MM-DD'))) FROM home_fact WHERE home_id = home.id)`.as('facts'),
    )
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

const ownAddress = ({ postcode, houseNumber, addition, streetName, city }: OwnAddress) =>
  postcode && houseNumber && streetName && city
    ? { postcode, houseNumber, addition: addition ?? '', streetName, city }
    : undefined

/**
 * Every home of a person with what is known of it, also homes that they left. The account's own address comes first, even when
 * nothing is stored of it yet.
 */
export const homesOf = async (
  runtime: Pick<Runtime, 'database'>,
  personId: string,
  account: OwnAddress,
): Promise<HomeCard[]> => {
  const own = ownAddress(account)
  const cards = (await rowsOf(runtime, personId)).map((row): HomeCard => {
    const home = homeOf(row)
    return {
      id: row.id,
      ...home,
      isCurrent: own !== undefined && isSameHome(home, own),
      ...(row.left_on && { left: { on: row.left_on, why: row.left_why === 'sold' ? 'sold' : 'moved' } }),
    }
  })
  if (own && !cards.some(({ isCurrent }) => isCurrent))
    cards.push({ id: undefined, ...own, isCurrent: true, facts: {} })
  const order = ({ isCurrent, left }: HomeCard) => (left ? 2 : isCurrent ? 0 : 1)
  return cards.toSorted((a, b) => order(a) - order(b))
}

/** The homes whose facts forms begin with. Homes that were left are not among them. */
export const knownHomes = async (
  runtime: Pick<Runtime, 'database'>,
  personId: string,
  account: OwnAddress,
): Promise<KnownHome[]> =>
  (await homesOf(runtime, personId, account))
    .filter(({ left }) => !left)
    .map(({ id: _id, isCurrent: _current, ...home }) => home)
