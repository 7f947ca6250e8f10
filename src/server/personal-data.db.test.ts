import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../test/kit/database.ts'
import { myData } from '../core/mijn/data.ts'
import { retention } from '../core/rules/retention.ts'
import { personalData } from './features.ts'

/** Names of columns that hold something about a person, or that lead to a person. */
const personal =
  /^(person_id|submission_id|session_id|relation_id|account|caller|recipient|name|initials|infix|city|street_name|postcode|house_number|mobile|landline|date_of_birth|contact|request|summary)$|email|phone|iban|address|locked|alias/

/** Tables that have such a column, but are about nobody or about those who work for the association. */
const aboutNobody = ['migration', 'office', 'closed_day', 'adviser']

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.close())

/** Tables with personal data that no feature or service declares, read from the database's own catalogue. */
const undeclared = async (): Promise<string[]> => {
  const { rows } = await sql<{ relation: string; name: string }>`
    SELECT relname AS relation, attname AS name FROM pg_attribute
    JOIN pg_class ON pg_class.oid = attrelid JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE nspname = 'public' AND relkind IN ('r', 'p') AND attnum > 0 AND NOT attisdropped`.execute(fresh.db)
  const found = rows.filter(({ name }) => personal.test(name)).map(({ relation }) => relation)
  const known = new Set<string>([...aboutNobody, ...personalData.map(({ table }) => table)])
  return [...new Set(found)].filter((table) => !known.has(table))
}

/**
 * What happens to rows of a table when the row that they refer to is deleted: `c` they are deleted too, `n` they stay and refer
 * to nothing.
 */
const references = async () => {
  const { rows } = await sql<{ relation: string; parent: string; action: string }>`
    SELECT class.relname AS relation, parent.relname AS parent, confdeltype AS action FROM pg_constraint
    JOIN pg_class class ON class.oid = conrelid JOIN pg_class parent ON parent.oid = confrelid
    WHERE contype = 'f'`.execute(fresh.db)
  return (table: string, parent: string) =>
    rows.find((one) => one.relation === table && one.parent === parent)?.action
}

describe('what is kept about people', () => {
  test('is declared, table by table, once each', async () => {
    expect(await undeclared()).toEqual([])
    const tables = personalData.map(({ table }) => table)
    expect(new Set(tables).size).toBe(tables.length)
  })

  test('in a table that nobody declares is found', async () => {
    await sql`CREATE TABLE forgotten (id int, new_email text)`.execute(fresh.db)
    try {
      expect(await undeclared()).toEqual(['forgotten'])
    } finally {
      await sql`DROP TABLE forgotten`.execute(fresh.db)
    }
  })

  test('goes as it says: with the account, and with the rows that it refers to', async () => {
    const actionOf = await references()
    const onDeletion = { c: 'removed', n: 'unlinked' } as const
    for (const one of personalData) {
      const action = actionOf(one.table, 'person')
      const becomes = action === 'c' || action === 'n' ? onDeletion[action] : 'stays'
      expect([one.table, one.onDeletion]).toEqual([one.table, one.table === 'person' ? 'removed' : becomes])
      if ('removedWith' in one)
        expect([one.table, actionOf(one.table, one.removedWith)]).toEqual([
          one.table,
          expect.stringMatching(/[cn]/),
        ])
    }
  })

  test('is exported, every part of the download once', () => {
    const parts = personalData.flatMap((one) => ('exported' in one ? Object.keys(one.exported) : []))
    const asked = Object.keys(myData.shape).filter((part) => !['madeAt', 'requests'].includes(part))
    expect(parts.toSorted()).toEqual(asked.toSorted())
  })

  test('has every term that the privacy page shows; logs are not ours to sweep', () => {
    const terms = new Set<string>(personalData.flatMap((one) => one.terms))
    for (const term of ['account', 'use']) terms.delete(term)
    expect([...terms, 'logs'].toSorted()).toEqual(Object.keys(retention).toSorted())
  })

  test('is swept under words of its own', () => {
    const words = personalData.flatMap((one) => ('sweep' in one ? Object.keys(one.sweep) : []))
    expect(new Set(words).size).toBe(words.length)
  })
})
