import type { CompiledQuery, Kysely, QueryExecutorProvider, QueryResult, RawBuilder } from 'kysely'

/** A pool or a transaction, whatever tables it knows. */
type Runner = QueryExecutorProvider & Pick<Kysely<unknown>, 'executeQuery'>

/**
 * A prepared statement: each connection plans it once and keeps that plan by its name. Worth it for a long insert that
 * is run often, as PostgreSQL takes two to three times as long to plan one as to run it.
 *
 * A name has one text: a second text by the same name is refused. A statement says which columns it answers, never `*`:
 * a kept plan of `*` breaks when a newer process adds a column.
 */
export function named<Row>(name: string, statement: RawBuilder<Row>) {
  return {
    execute(database: Runner): Promise<QueryResult<Row>> {
      return database.executeQuery(withName(name, statement.compile(database)))
    },
  }
}

/** The same for a statement that somebody else compiled, the queue for one. */
export function withName<Row>(name: string, compiled: CompiledQuery<Row>): CompiledQuery<Row> {
  // Kysely hands the text on as it is, and pg takes one with a name in its place.
  return { ...compiled, sql: { name, text: compiled.sql } as unknown as string }
}
