import { createHash } from 'node:crypto'
import type pg from 'pg'

// Long inserts of our own hand and of the queue: PostgreSQL takes two to three times as long to plan them as to run
// them. What the query builder writes is in small letters, short, and may differ by the number of its values. An
// insert answers what its text names, so a kept plan stays right when a migration adds columns meanwhile.
const insert = /^\s*(WITH\b[\s\S]*?)?\bINSERT INTO/
const everything = /RETURNING\s+\*/
const longFrom = 300
/** Far more than there are; none is ever forgotten. */
const most = 100

const names = new Map<string, string>()

/** Lets this connection plan long inserts once, instead of every time. */
export function keepPlans(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const withName = (text: unknown, values: unknown, ...rest: unknown[]) => {
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined
    return name ? query({ name, text, values }, ...rest) : query(text, values, ...rest)
  }
  client.query = withName as typeof client.query
}

function nameOf(text: string): string | undefined {
  if (text.length < longFrom) return undefined
  const known = names.get(text)
  if (known) return known
  if (names.size >= most || !insert.test(text) || everything.test(text)) return undefined
  const name = `kept_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
  names.set(text, name)
  return name
}
