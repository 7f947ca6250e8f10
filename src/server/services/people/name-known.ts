import { sql } from 'kysely'
import type { Runtime } from '../context.ts'
import type { NewPerson } from './insert-person.ts'

/** Whether another active account has this last name at this postal address. Staff look at it, nobody is refused (D35). */
export const isNameKnown = async (
  runtime: Runtime,
  { lastName, address }: NewPerson,
  ownId: string | undefined,
): Promise<boolean> => {
  const found = await runtime.database
    .selectFrom('person')
    .select('id')
    .where(sql`lower(last_name)`, '=', lastName.toLowerCase())
    .where('postcode', '=', address.postcode)
    .where('house_number', '=', address.houseNumber)
    .where(sql`lower(coalesce(addition, ''))`, '=', address.addition.toLowerCase())
    .where('active_at', 'is not', null)
    .limit(2)
    .execute()
  return found.some(({ id }) => id !== ownId)
}
